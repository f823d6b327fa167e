/** '503 Service Unavailable', or the number alone. */
export function statusMessage(status: number, texts: Readonly<Record<number, string>>): string {
  return [status, texts[status]].filter(Boolean).join(' ');
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Fills the element with `data-failure-message`. */
export function fillMessage(html: string, message: string): string {
  const text = message.replace(/[&<>]/g, (character) => escapes[character] ?? '');
  return html.replace(
    /(<(\w+)[^>]*\sdata-failure-message\b[^>]*>)[^<]*(?=<\/\2>)/,
    (_, opening: string) => opening + text,
  );
}
