type Value = string | number;

type Names<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** Fills `{names}`. A missing value is a type error in a literal template, and throws. */
export function interpolate<const Template extends string>(
  template: Template,
  values: Readonly<Record<Names<Template>, Value>> & Readonly<Record<string, Value>>,
): string {
  return template.replace(/\{(\w+)\}/g, (found, name: string) => {
    if (Object.hasOwn(values, name)) return String(values[name]);
    const allowed = Object.keys(values).map((key) => `{${key}}`);
    throw new RangeError(`${found} in "${template}" has no value; allowed: ${allowed.join(', ')}`);
  });
}

/** Fills and joins sentences; drops those with a `{name}` whose value is empty. */
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
