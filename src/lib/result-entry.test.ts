import { describe, expect, it } from 'vitest';
import type { CaseStudy } from '../schema/records';
import { caseStudyHref, resultEntry } from './result-entry';

const study: CaseStudy = {
  id: 'saas-pipeline',
  sample: true,
  title: 'Three times the pipeline',
  industry: 'B2B SaaS',
  company: 'Rosterfern',
  description: 'What the engagement was.',
  image: { alt: 'Dots draw together into a target.', motif: 'Lead Generation' },
  results: {
    headline: '+212% qualified pipeline',
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

describe('caseStudyHref', () => {
  it('is the anchor of the case on the Case Studies page', () => {
    expect(caseStudyHref('saas-pipeline')).toBe('/projects#saas-pipeline');
  });
});

describe('resultEntry', () => {
  it('tells a case study in one row', () => {
    expect(resultEntry(study, copy)).toEqual({
      id: 'saas-pipeline',
      href: '/projects#saas-pipeline',
      title: 'Three times the pipeline',
      industry: 'B2B SaaS',
      timeframe: 'in 60 days',
      figure: '+212%',
      words: 'qualified pipeline',
      summary: 'In a sentence.',
      measure: 'Open pipeline',
      before: { label: 'Day 0', value: 250, text: '$250k' },
      after: { label: 'Day 60', value: 780, text: '$780k' },
    });
  });

  it('shows a start from nothing as plain zero', () => {
    const points = [
      { label: 'Day 0', value: 0 },
      { label: 'Day 90', value: 420 },
    ];
    const entry = resultEntry({ ...study, trend: { ...study.trend, points } }, copy);
    expect(entry.before.text).toBe('$0');
  });

  it('refuses a trend without points and names the case', () => {
    const pointless = { ...study, trend: { ...study.trend, points: [] } };
    expect(() => resultEntry(pointless, copy)).toThrow('The trend of saas-pipeline has no points');
  });
});
