import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { cloneWithOtherContent } from './clone.ts';
import { companies, companyAt, type Limits } from './limits.ts';

const browserTests = ['accessibility', 'budgets', 'degraded', 'keyboard', 'layout', 'legal', 'security'];

function cloneOf(limits: Limits) {
  const clone = cloneWithOtherContent();
  const { lists, documents, identity, company } = companyAt(limits);
  for (const [file, records] of Object.entries(lists)) {
    clone.write(file, stringify(records, { aliasDuplicateObjects: false }));
  }
  for (const [file, text] of Object.entries(documents)) clone.write(file, text);
  clone.write('identity.ts', `export const identity = ${JSON.stringify(identity)};`);
  clone.write('company.ts', `export const company = ${JSON.stringify(company)};`);
  return clone;
}

it.each(Object.entries(companies))("the site's tests pass for the %s content", {
  timeout: 1_200_000,
}, async (_, limits) => {
  const clone = cloneOf(limits);
  await clone.run('astro', 'build');
  clone.link('dist-fixture');
  await clone.run('vitest', 'run', '--project', 'dist', '--exclude', 'tests/own-content/**');
});
