import { describe, expect, it } from 'vitest';
import type { CaseStudy } from '../schema/records';
import type { Stage } from '../schema/vocabulary';
import { plateFor } from './plate';

const plate = {
  subject: '{company}',
  description: '{funnel}',
  replied: '{count} {label}',
  held: '{label} of {booked}',
  frame: 'Won:',
  day: 'Day {day}',
};

function groupsOf(...funnel: Stage[]) {
  const study = {
    id: 'case',
    results: { timeframe: '60 days' },
    company: 'Company',
    industry: 'Fintech',
    funnel: funnel.map((stage, index) => ({ stage, value: 9 - index, label: stage })),
  };
  return plateFor([study as unknown as CaseStudy], { caseStudy: 'case', plate });
}

describe('plateFor', () => {
  it('puts each stage into its group', () => {
    expect(groupsOf('listed', 'replied', 'qualified', 'booked', 'held', 'won')).toMatchObject({
      listed: { value: 9, label: 'listed, 8 replied' },
      leads: { value: 7, label: 'qualified' },
      meetings: { all: 6, held: 5, value: 5, label: 'held of 6' },
      won: { value: 4, legend: '4 won' },
    });
  });

  it('works without some stages', () => {
    expect(groupsOf('listed', 'replied', 'won')?.leads?.label).toBe('replied');
    expect(groupsOf('listed', 'held')?.meetings).toMatchObject({ all: 8, held: 8, label: 'held' });
    expect(groupsOf('listed', 'booked')?.meetings).toMatchObject({ all: 8, held: 0 });
    expect(groupsOf()).toBeUndefined();
  });

  it('throws if the case study does not exist', () => {
    expect(() => plateFor([], { caseStudy: 'other', plate })).toThrow('"other"');
  });
});
