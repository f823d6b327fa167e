const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const placeholders = /(?:\{|%7B)(\w+?)(?:\}|%7D)/g;
const paragraphs = /<(p|li)>(?:(?!<\1>).)*?<\/\1>\n?/gs;

/**
 * Fills `{names}`, also inside links. A paragraph or an item of a list that names an empty value is
 * left out.
 */
export function fillDocument(html: string, values: Readonly<Record<string, string>>): string {
  const isEmpty = ([, name = '']: RegExpExecArray) => values[name] === '';
  return html
    .replace(paragraphs, (whole) => (whole.matchAll(placeholders).some(isEmpty) ? '' : whole))
    .replace(placeholders, (whole, name: string) => escapeHtml(values[name] ?? whole));
}

export function fillMessage(html: string, message: string): string {
  return html.replace(
    /(<(\w+)[^>]*\sdata-failure-message\b[^>]*>)[^<]*(?=<\/\2>)/,
    (_, opening: string) => opening + escapeHtml(message),
  );
}
