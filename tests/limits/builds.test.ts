import { rmSync, symlinkSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cloneWithOtherContent } from '../support/clone.ts';
import { companies, filesAt, type Limits } from './limits.ts';

/** Browser tests that must pass for any content; budgets depend on its amount. */
const browserTests = ['accessibility', 'degraded', 'keyboard', 'layout', 'legal', 'security'];
const onFixture = 'on the fixture site|older browser|thirty characters';

function cloneOf(limits: Limits) {
  const clone = cloneWithOtherContent();
  for (const [file, text] of Object.entries(filesAt(limits)))
    clone.write(`src/content/${file}`, text);
  return clone;
}

it.each(Object.entries(companies))(
  "the site's tests pass for the %s content",
  { timeout: 1_200_000 },
  async (_, limits) => {
    const clone = cloneOf(limits);
    await clone.build();
    await clone.testFiles();
    // The fixture's widths and texts are tested with this company's pages.
    rmSync(clone.pathOf('dist-fixture'));
    symlinkSync('dist', clone.pathOf('dist-fixture'));
    await clone.testInBrowser(browserTests, onFixture);
  },
);

it('the site is built with sixty records of each', async () => {
  await cloneOf({ ...companies.longest, records: 60 }).build();
});

it('the site is built with no saving', async () => {
  const clone = cloneWithOtherContent();
  const price = { monthlyPrice: 990, yearlyPrice: 990 };
  clone.editRecords('plans', (plans) => plans.map((plan) => ({ ...plan, ...price })));
  await clone.build();
  expect(clone.read('dist/index.html')).not.toMatch(/Saves? \d+%/);
});
