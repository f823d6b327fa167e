import { findTexts } from '../../scripts/lib/source-texts.ts';
import { identitySchema } from '../../src/schema/identity.ts';
import { findSchemaMistakes, type Mistake } from './records.ts';

/** All mistakes in the file that says who the company is and where it can be reached. */
export function findIdentityMistakes(file: string, source: string): Mistake[] {
  const texts = findTexts(source).map((text) => ({
    ...text,
    field: text.path.replace(/^identity\./, ''),
  }));
  const identity = Object.fromEntries(texts.map(({ field, value }) => [field, value]));
  return findSchemaMistakes(identitySchema, identity, {
    file,
    record: 'identity',
    lineOf: ([name]) => texts.find(({ field }) => field === name)?.line ?? 1,
  });
}
