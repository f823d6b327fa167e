const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Fills `{names}`, also inside links. */
export function fillDocument(html: string, values: Readonly<Record<string, string>>): string {
  return html.replace(/(?:\{|%7B)(\w+?)(?:\}|%7D)/g, (whole, name: string) =>
    escapeHtml(values[name] ?? whole),
  );
}

export function fillMessage(html: string, message: string): string {
  return html.replace(
    /(<(\w+)[^>]*\sdata-failure-message\b[^>]*>)[^<]*(?=<\/\2>)/,
    (_, opening: string) => opening + escapeHtml(message),
  );
}
