/** Returns 0 to 9. In Unicode, the ten digits of a script follow each other. */
function getDigit(character: string) {
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  // Some scripts have ten more digits right after these.
  return String((code - first) % 10);
}

/** Removes what people and the page write around digits: 'US$5,000', '−$1,234', 'USD 5000', '５０００'. */
const simplify = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, getDigit)
    // `Cf` are invisible characters, which some calculators and messengers copy with a number.
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/^([-+−]?)(?:[a-z]{0,3}\p{Sc}[a-z]{0,3}|[a-z]{3})/iu, '$1')
    .replace(/(?:[a-z]{2})?\p{Sc}[a-z]{0,3}$|[a-z]{3}$/iu, '')
    .replace(/^−/, '-')
    .replace(/[٬،、]/g, ',')
    .replace('٫', '.')
    // India groups two digits before the last three: '5,00,000'.
    .replace(/[,'‘’](?=(?:\d{2},)*\d{3}(?!\d))/g, '');

const exponents: Record<string, number> = { k: 3, m: 6, b: 9 };

/** Parses the number at the beginning of a text as an integer; NaN if there is none. */
export function parseLenientNumber(text: string): number {
  const simple = simplify(text);
  const [, whole, decimals = '', suffix = ''] =
    /^([-+]?\d+)(?:[.,](\d+))?([kmb])$/i.exec(simple) ?? [];
  if (!whole) return Number.parseInt(simple, 10);
  // Moves the decimal point, because a product would not be exact.
  return Math.trunc(Number(`${whole}.${decimals}e${exponents[suffix.toLowerCase()]}`));
}

/** Whether the text is a number and nothing else, unlike '2024-10-01'. */
export const isNumberText = (text: string) => /^[-+]?\d+(?:[.,]\d+)?[%kmb]?$/i.test(simplify(text));
