import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cloneWithOtherContent } from '../support/clone.ts';
import { createFiles, type Limits, variants } from './limits.ts';

/** Browser tests that must pass for any content; budgets depend on its amount. */
const browserTests = ['accessibility', 'degraded', 'keyboard', 'layout', 'legal', 'security'];

function cloneOf(limits: Limits) {
  const clone = cloneWithOtherContent();
  for (const [file, text] of Object.entries(createFiles(limits)))
    clone.write(`src/content/${file}`, text);
  return clone;
}

it.each(Object.entries(variants))(
  "the site's tests pass for the %s content",
  { timeout: 1_200_000 },
  async (_, limits) => {
    const clone = cloneOf(limits);
    await clone.build();
    await clone.buildFixture();
    await clone.testFiles();
    await clone.testInBrowser(browserTests);
  },
);

it('the site is built with sixty records of each', async () => {
  await cloneOf({ ...variants.longest, records: 60 }).build();
});

it('the site is built with no saving', async () => {
  const clone = cloneWithOtherContent();
  const price = { monthlyPrice: 990, yearlyPrice: 990 };
  clone.editRecords('plans', (plans) => plans.map((plan) => ({ ...plan, ...price })));
  await clone.build();
  expect(clone.read('dist/index.html')).not.toMatch(/Saves? \d+%/);
});

/** Replaces the vowels in the texts of a module, except in ids and `{names}`. */
const reword = (source: string) =>
  source.replace(/^(?!\s*(?:import|id:|\/?\*)).*$/gm, (line) =>
    line.replace(/(['"`])(?:\\.|(?!\1).)+\1/g, (text) =>
      text.replace(/\$?\{[^}]*\}|\\u....|[aeiou]/gi, (part) => {
        return { a: 'e', e: 'i', i: 'o', o: 'u', u: 'a' }[part.toLowerCase()] ?? part;
      }),
    ),
  );

it("no test expects words of the owner's copy", { timeout: 3_600_000 }, async () => {
  const clone = cloneWithOtherContent();
  for (const file of globSync('src/content/copy/*.ts', { cwd: clone.root })) {
    clone.write(file, reword(clone.read(file)));
  }
  await clone.build();
  await clone.buildFixture();
  await clone.run('vitest', 'run', '--project=unit', '--project=dist');
  await clone.run('playwright', 'test', '--project=desktop', '--project=phone');
});
