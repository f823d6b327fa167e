import { describe, expect, it } from 'vitest';
import type { CaseStudy } from '../schema/records';
import { resultEntry } from './result-entry';

const study: CaseStudy = {
  id: 'saas-pipeline',
  sample: true,
  title: 'Three times the pipeline',
  industry: 'B2B SaaS',
  company: 'Rosterfern',
  description: 'What the engagement was.',
  type: 'Lead Generation',
  counted: { value: 41, label: 'demos booked' },
  results: {
    headline: { figure: '+212%', label: 'qualified pipeline' },
    timeframe: '60 days',
    summary: 'In a sentence.',
  },
  trend: {
    title: 'Open pipeline',
    prefix: '$',
    suffix: 'k',
    points: [
      { label: 'Day 0', value: 250 },
      { label: 'Day 30', value: 410 },
      { label: 'Day 60', value: 780 },
    ],
  },
  metrics: [],
  challenge: 'Where the client stood.',
  solution: 'What was done.',
  outcome: 'What came of it.',
};

const change = {
  unit: '{measure}, {unit} each',
  each: '{unit} each',
  before: '{measure}, {before}',
};
const copy = { within: 'in {time}', change };

describe('resultEntry', () => {
  it('tells a case study in one row', () => {
    expect(resultEntry(study, copy)).toEqual({
      id: 'saas-pipeline',
      href: '/projects#saas-pipeline',
      title: 'Three times the pipeline',
      industry: 'B2B SaaS',
      timeframe: 'in 60 days',
      figure: '+212%',
      label: 'qualified pipeline',
      summary: 'In a sentence.',
      funnel: '',
      change: {
        kind: 'squares',
        note: 'Open pipeline, $10k each',
        rows: [
          { label: 'Day 0', value: 250, text: '$250k', squares: 25 },
          { label: 'Day 60', value: 780, text: '$780k', squares: 78 },
        ],
      },
    });
  });
});
