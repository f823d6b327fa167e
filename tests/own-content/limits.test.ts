import { expect, it } from 'vitest';
import { recordFiles } from '../../src/schema/records.ts';
import { companySchema, identitySchema } from '../../src/schema/site.ts';
import { companies, companyAt } from './limits.ts';

it.each(Object.entries(companies))('the %s content is valid', (_, limits) => {
  const { lists, identity, company } = companyAt(limits);
  for (const { file, list } of Object.values(recordFiles)) {
    expect(list.safeParse(lists[file]).error?.issues, file).toBeUndefined();
  }
  expect(identitySchema.safeParse(identity).error).toBeUndefined();
  expect(companySchema.safeParse(company).error).toBeUndefined();
});
