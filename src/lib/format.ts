import { locale } from './locale.ts';
import { interpolateKnown, type Template } from './template.ts';

/** The minus sign, as wide as the plus; `Intl` writes a hyphen. */
const MINUS = '\u2212';

/** Creates the format at its first use, which takes a phone several milliseconds. */
function createNumberFormatter(options: Intl.NumberFormatOptions) {
  let format: Intl.NumberFormat | undefined;
  return (value: number) => {
    format ??= new Intl.NumberFormat(locale, options);
    return format.format(value).replace('-', MINUS);
  };
}

export const formatOneDecimal = createNumberFormatter({ maximumFractionDigits: 1 });

const formatScientific = createNumberFormatter({
  notation: 'scientific',
  maximumSignificantDigits: 3,
});

/** Rounds, without a negative zero. */
const round = (value: number) => Math.round(value) || 0;

/** Formats whole numbers: '1,234', '−1,234'. Those that are not exact have three digits: '2.84e32'. */
export function formatCount(value: number): string {
  const count = round(value);
  return Number.isSafeInteger(count)
    ? formatOneDecimal(count)
    : formatScientific(count).toLowerCase();
}

/** Formats whole dollars: '$1,234', '−$1,234', '$0'. */
export function formatMoney(value: number): string {
  const dollars = round(value);
  return `${dollars < 0 ? MINUS : ''}$${formatCount(Math.abs(dollars))}`;
}

/** Formats dollars, with cents below $100: '$382', '$4.58', '$5'. */
export const formatUnitPrice = (value: number) =>
  value < 100 ? `$${value.toFixed(2).replace('.00', '')}` : formatMoney(value);

/** Joins items: 'Monday and Thursday'. */
export const formatList = (items: readonly string[]) => new Intl.ListFormat(locale).format(items);

/** Formats percents with their sign: '+247%', '−13%', '0%'. */
export const formatSignedPercent = (value: number) =>
  `${round(value) > 0 ? '+' : ''}${formatCount(value)}%`;

/** Adds prefix and suffix: '$250k', '3.4x'. Without k, M and B if the value is 0: '$0', but '0x'. */
export function formatWithUnit(
  value: number,
  { prefix, suffix }: Record<'prefix' | 'suffix', string>,
) {
  const unit = value === 0 && /^[kMB]$/.test(suffix) ? '' : suffix;
  // '$3.40' has cents, '3.4x' and '$3.4M' have none.
  const minimumFractionDigits = prefix && !suffix && !Number.isInteger(value) ? 2 : 0;
  const amount = value.toLocaleString(locale, { minimumFractionDigits, maximumFractionDigits: 2 });
  return `${prefix}${amount}${unit}`;
}

type PluralValues<Name extends string> = Readonly<Record<Exclude<Name, 'count'>, string | number>>;

/** Fills in the template `one` if the count is 1, else `other`. */
export function formatPlural<Name extends string>(
  { one, other }: Record<'one' | 'other', Template<Name | 'count'>>,
  count: number,
  ...[values]: [Exclude<Name, 'count'>] extends [never] ? [] : [PluralValues<Name>]
): string {
  return interpolateKnown(count === 1 ? one : other, { count: formatCount(count), ...values });
}
