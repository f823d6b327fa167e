export const documentNames = ['brand', 'email', 'schedulingPage'] as const;

export type DocumentName = (typeof documentNames)[number];

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Fills the `{names}` of a rendered document, also those escaped inside links. Throws if one is unknown. */
export function fillDocument(html: string, values: Readonly<Record<string, string>>): string {
  return html.replace(/(?:\{|%7B)(\w+?)(?:\}|%7D)/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value !== undefined) return escapeHtml(value);
    const allowed = Object.keys(values).join(', ');
    throw new RangeError(`${whole} in src/content/legal is no known name; allowed: ${allowed}`);
  });
}
