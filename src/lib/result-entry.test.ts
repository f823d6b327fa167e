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

const copy = { within: 'in {time}' };

const trendOf = (first: number, last: number, unit: { prefix: string; suffix: string }) => ({
  title: 'What it measures',
  ...unit,
  points: [
    { label: 'Day 0', value: first },
    { label: 'Week 9', value: last },
  ],
});
const money = { prefix: '$', suffix: 'k' };
const ratio = { prefix: '', suffix: 'x' };
const plain = { prefix: '', suffix: '' };
const funnel: CaseStudy['funnel'] = [
  { label: 'firms listed', value: 1400, stage: 'listed' },
  { label: 'meetings booked', value: 46, stage: 'booked' },
  { label: 'clients', value: 12, stage: 'won' },
];

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
        kind: 'lengths',
        measure: 'Open pipeline',
        rows: [
          { label: 'Day 0', value: 250, text: '$250k' },
          { label: 'Day 60', value: 780, text: '$780k' },
        ],
      },
    });
  });

  it.each([
    ['money', trendOf(250, 780, money), 'lengths'],
    ['money that falls', trendOf(780, 0, money), 'lengths'],
    ['a ratio', trendOf(1.6, 3.4, ratio), 'multiples'],
    ['a ratio too large to count', trendOf(1, 40, ratio), 'lengths'],
    ['what can be counted', trendOf(12, 46, plain), 'squares'],
    ['what can be counted and falls', trendOf(46, 12, plain), 'nested'],
    ['too many to count', trendOf(12, 4600, plain), 'lengths'],
    ['what has no wholes', trendOf(1.5, 2.5, plain), 'lengths'],
  ])('draws %s in its own way', (_, trend, kind) => {
    const { change } = resultEntry({ ...study, trend }, copy);
    expect(change.kind).toBe(kind);
    expect(change.rows.map(({ label }) => label)).toEqual(['Day 0', 'Week 9']);
  });

  it('draws the meetings where the course starts at zero, and only there', () => {
    const fromNothing = trendOf(0, 420, money);
    expect(resultEntry({ ...study, funnel, trend: fromNothing }, copy).change).toEqual({
      kind: 'nested',
      rows: [
        { label: 'meetings booked', value: 46, text: '46' },
        { label: 'clients', value: 12, text: '12' },
      ],
    });
    expect(resultEntry({ ...study, funnel }, copy)).toMatchObject({
      change: { kind: 'lengths' },
      funnel: '1,400 firms listed, 46 meetings booked, 12 clients',
    });
    const { rows } = resultEntry({ ...study, trend: fromNothing }, copy).change;
    expect(rows.map(({ text }) => text)).toEqual(['$0', '$420k']);
  });
});
