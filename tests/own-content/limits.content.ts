import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { cloneWithOtherContent, type Entry } from './clone.ts';
import { companies, companyAt, type Limits } from './limits.ts';

/** Those of the owner's site, without the budgets, which depend on the amount of content. */
const browserTests = ['accessibility', 'degraded', 'keyboard', 'layout', 'legal', 'security'];
const onFixture = 'on the fixture site|older browser|thirty characters';

function cloneOf(limits: Limits) {
  const clone = cloneWithOtherContent();
  const { lists, documents, identity, company } = companyAt(limits);
  for (const [file, records] of Object.entries(lists)) {
    clone.write(`src/content/${file}`, stringify(records, { aliasDuplicateObjects: false }));
  }
  for (const [file, text] of Object.entries(documents)) clone.write(`src/content/${file}`, text);
  clone.write('src/content/identity.ts', `export const identity = ${JSON.stringify(identity)};`);
  clone.write('src/content/company.ts', `export const company = ${JSON.stringify(company)};`);
  return clone;
}

it.each(Object.entries(companies))(
  "the site's tests pass for the %s content",
  {
    timeout: 1_200_000,
  },
  async (_, limits) => {
    const clone = cloneOf(limits);
    await clone.run('astro', 'build');
    clone.link('dist-fixture');
    await clone.run('vitest', 'run', '--project', 'dist', '--exclude', 'tests/own-content/**');
    // The fixture's widths and texts are tested with this company's pages.
    clone.link('dist-fixture', clone.pathOf('dist'));
    const options = ['--project', 'desktop', '--workers', '1', '--grep-invert', onFixture];
    await clone.run('playwright', 'test', ...browserTests, ...options);
  },
);

it('the site is built with sixty records of each', async () => {
  await cloneOf({ ...companies.longest, records: 60 }).run('astro', 'build');
});

it.each<[name: string, file: string, change: Entry, shown: RegExp]>([
  ['no saving', 'plans', { monthlyPrice: 990, yearlyPrice: 990 }, /^(?![\s\S]*Saves? \d+%)/],
  ['one industry', 'projects', { industry: 'Healthcare' }, /<h1/],
])('the site is built with %s', async (_, file, change, shown) => {
  const clone = cloneWithOtherContent();
  clone.editRecords(file, (records) => records.map((record) => ({ ...record, ...change })));
  await clone.run('astro', 'build');
  expect(clone.read('dist/index.html')).toMatch(shown);
});
