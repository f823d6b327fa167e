/**
 * Fills the `{names}` of a text with values: `interpolate('{shown} of {all}', { shown: 3, all: 16 })`.
 * Throws where a name has no value, so that no visitor reads a misspelled one.
 */
export function interpolate(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (found, name: string) => {
    if (Object.hasOwn(values, name)) return String(values[name]);
    const allowed = Object.keys(values).map((key) => `{${key}}`);
    throw new RangeError(`${found} in "${template}" has no value; allowed: ${allowed.join(', ')}`);
  });
}
