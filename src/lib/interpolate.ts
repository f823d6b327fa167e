type Value = string | number;

/** The `{names}` in a template whose text is known to the compiler. */
type Names<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/**
 * Fills the `{names}` of a text with values: `interpolate('{shown} of {all}', { shown: 3, all: 16 })`.
 * A missing value is an error of the compiler, or of the build for a text that it does not know.
 */
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
