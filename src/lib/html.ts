const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
}

export const documentNames = ['brand', 'email', 'schedulingPage'] as const;

export type DocumentName = (typeof documentNames)[number];

/** Fills `{names}`, also inside links; throws if one is unknown. */
export function fillDocument(html: string, values: Readonly<Record<string, string>>): string {
  return html.replace(/(?:\{|%7B)(\w+?)(?:\}|%7D)/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value !== undefined) return escapeHtml(value);
    const allowed = Object.keys(values).join(', ');
    throw new RangeError(`${whole} in src/content/legal is no known name; allowed: ${allowed}`);
  });
}

export function fillMessage(html: string, message: string): string {
  return html.replace(
    /(<(\w+)[^>]*\sdata-failure-message\b[^>]*>)[^<]*(?=<\/\2>)/,
    (_, opening: string) => opening + escapeHtml(message),
  );
}
