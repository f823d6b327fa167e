import { describe, expect, it } from 'vitest';
import { cloneWithOtherContent, type Entry } from './clone.ts';

type Clone = ReturnType<typeof cloneWithOtherContent>;

const files = ['plans', 'testimonials', 'faqs', 'case-studies', 'projects'];
const editEach = (file: string, change: Entry) => (clone: Clone) =>
  clone.editRecords(file, (records) => records.map((record) => ({ ...record, ...change })));
const setCount = (count: number) => (clone: Clone) => {
  for (const file of files) {
    clone.editRecords(file, (records) =>
      Array.from({ length: count }, (_, index) => {
        const record = { ...records[index % records.length], id: `record-${index}` };
        if ('title' in record) record.title = `${10 + index} cases at most, told one by one`;
        // One popular plan at most, and only ids that remain.
        const kept = { popular: index === 0, caseStudy: 'record-0', project: 'record-0' };
        const changes = Object.entries(kept).filter(([name]) => name in record);
        return { ...record, ...Object.fromEntries(changes) };
      }),
    );
  }
};

/** Content between the limits of the schema, and what the landing page then contains. */
const cases: [name: string, change: (clone: Clone) => void, shown: RegExp | string][] = [
  ['sixty records of each', setCount(60), ''],
  [
    'no plan with a saving',
    editEach('plans', { monthlyPrice: 990, yearlyPrice: 990 }),
    /^(?![\s\S]*Saves? \d+%)/,
  ],
  ['one industry', editEach('projects', { industry: 'Healthcare' }), ''],
];

describe('the site is built with', () => {
  it.each(cases)('%s', async (_, change, shown) => {
    const clone = cloneWithOtherContent();
    change(clone);
    await clone.run('astro', 'build');
    const home = clone.read('dist/index.html');
    if (typeof shown === 'string') expect(home).toContain(shown);
    else expect(home).toMatch(shown);
  });
});
