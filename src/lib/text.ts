export type TemplateValues = Readonly<Record<string, string | number>>;

/** Fills `{names}`. A missing value throws. */
export function interpolate(template: string, values: TemplateValues): string {
  return template.replace(/\{(\w+)\}/g, (found, name: string) => {
    if (Object.hasOwn(values, name)) return String(values[name]);
    const allowed = Object.keys(values).map((key) => `{${key}}`);
    throw new RangeError(`${found} in "${template}" has no value; allowed: ${allowed.join(', ')}`);
  });
}

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Fills `{names}` in HTML with escaped values. Markdown encodes the braces in a link's address. */
export function interpolateHtml(html: string, values: TemplateValues): string {
  const escaped = Object.entries(values).map(([name, value]) => [name, escapeHtml(`${value}`)]);
  return interpolate(html.replace(/%7B(\w+)%7D/g, '{$1}'), Object.fromEntries(escaped));
}
