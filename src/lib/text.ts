export type TemplateValues = Readonly<Record<string, string | number>>;

/** Fills `{names}`. A missing value throws. */
export function interpolate(template: string, values: TemplateValues): string {
  return template.replace(/\{(\w+)\}/g, (found, name: string) => {
    if (Object.hasOwn(values, name)) return String(values[name]);
    const allowed = Object.keys(values).map((key) => `{${key}}`);
    throw new RangeError(`${found} in "${template}" has no value; allowed: ${allowed.join(', ')}`);
  });
}

/** Fills the `{names}` that have a value in each text of an object or list; other `{names}` stay. */
export function interpolateTexts<Value>(value: Value, values: TemplateValues): Value;
export function interpolateTexts(value: unknown, values: TemplateValues): unknown {
  const fill = (member: unknown) => interpolateTexts(member, values);
  if (typeof value === 'string') {
    return value.replace(/\{(\w+)\}/g, (found, name) =>
      Object.hasOwn(values, name) ? String(values[name]) : found,
    );
  }
  if (Array.isArray(value)) return value.map(fill);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, fill(member)]));
}

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Fills `{names}` in HTML with escaped values. Markdown encodes the braces in a link's address. */
export function interpolateHtml(html: string, values: TemplateValues): string {
  const escaped = Object.entries(values).map(([name, value]) => [name, escapeHtml(`${value}`)]);
  return interpolate(html.replace(/%7B(\w+)%7D/g, '{$1}'), Object.fromEntries(escaped));
}
