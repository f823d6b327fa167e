import { language } from '../schema/vocabulary';

/** Fills `{names}`. A missing value throws. */
export function interpolate(template: string, values: Readonly<Record<string, string | number>>) {
  return template.replace(/\{(\w+)\}/g, (found, name: string) => {
    if (Object.hasOwn(values, name)) return String(values[name]);
    const allowed = Object.keys(values).map((key) => `{${key}}`);
    throw new RangeError(`${found} in "${template}" has no value; allowed: ${allowed.join(', ')}`);
  });
}

/** Fills a text; leaves out the sentences with a `{name}` whose value is empty. */
export function fillSentences(text: string, values: Readonly<Record<string, string>>): string {
  // The period keeps an empty value that is a sentence of its own apart from the next one.
  const marked = Object.entries(values).map(([name, value]) => [name, value || '\0.']);
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return [...segmenter.segment(interpolate(text, Object.fromEntries(marked)))]
    .filter(({ segment }) => !segment.includes('\0'))
    .map(({ segment }) => segment)
    .join('')
    .trim();
}
