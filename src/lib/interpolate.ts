/**
 * Fills the `{names}` of a text with values: `interpolate('{shown} of {all}', { shown: 3, all: 16 })`.
 * A name without a value stays as it stands.
 */
export function interpolate(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
