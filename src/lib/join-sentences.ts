import { interpolate } from './interpolate';

/** Joins sentences and fills their `{names}`; a sentence with a name whose value is empty is left out. */
export function joinSentences(
  sentences: readonly string[],
  values: Readonly<Record<string, string>>,
): string {
  const empty = Object.keys(values).filter((name) => values[name] === '');
  return sentences
    .filter((sentence) => !empty.some((name) => sentence.includes(`{${name}}`)))
    .map((sentence) => interpolate(sentence, values))
    .join(' ');
}
