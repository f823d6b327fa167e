const exponents: Record<string, number> = { k: 3, m: 6 };

/** Parses the number at the beginning of a text as an integer: '$5,000', '5k', '25%'; NaN if there is none. */
export function parseLenientNumber(text: string): number {
  const simple = text
    .replace(/\s/g, '')
    .replace(/^−/, '-')
    .replace(/(?<=^[-+]?)[$€£]|[$€£]$/g, '')
    .replace(/(?<=\d)[,'’](?=\d)/g, '');
  const [, amount, suffix = ''] = /^([-+]?\d+(?:\.\d+)?)([km])$/i.exec(simple) ?? [];
  if (!amount) return Number.parseInt(simple, 10);
  // A product would not be exact.
  return Math.trunc(Number(`${amount}e${exponents[suffix.toLowerCase()]}`));
}
