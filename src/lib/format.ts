import { locale } from '../schema/vocabulary';
import { interpolate, type Values } from './text';

const numbersWith = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);

const currency = { style: 'currency', currency: 'USD' } as const;
// `signDisplay` avoids negative zero.
const dollars = numbersWith({ ...currency, maximumFractionDigits: 0, signDisplay: 'negative' });
const cents = numbersWith({ ...currency, trailingZeroDisplay: 'stripIfInteger' });
const wholeNumber = numbersWith({ maximumFractionDigits: 0, signDisplay: 'negative' });
const signedNumber = numbersWith({ maximumFractionDigits: 0, signDisplay: 'exceptZero' });
const oneDecimal = numbersWith({ maximumFractionDigits: 1 });
const percent = numbersWith({ style: 'percent', maximumSignificantDigits: 2 });

/** Whole dollars: '$1,234', '-$1,234', '$0'. */
export const formatMoney = (value: number) => dollars.format(value);

/** The price of one thing, with cents below $100: '$382', '$4.58', '$5'. */
export const formatUnitPrice = (value: number) =>
  value < 100 ? cents.format(value) : formatMoney(value);

export const formatCount = (value: number) => wholeNumber.format(value);

/** 'Monday and Thursday' */
export const formatList = (items: readonly string[]) => new Intl.ListFormat(locale).format(items);

export const formatOneDecimal = (value: number) => oneDecimal.format(value);

/** '+247%', '-13%', '0%' */
export const formatSignedPercent = (value: number) => `${signedNumber.format(value)}%`;

/** '6.4%', '51%', '100%' */
export const formatShare = (share: number) => percent.format(share);

/** '$250k', '3.4x'. Zero drops k, M and B: '$0', but '0x'. */
export function withUnit(value: number, { prefix, suffix }: Record<'prefix' | 'suffix', string>) {
  const unit = value === 0 && /^[kMB]$/.test(suffix) ? '' : suffix;
  const amount = value.toLocaleString(locale, { maximumFractionDigits: 2 });
  return `${prefix}${amount}${unit}`;
}

/** Replaces a leading hyphen with the minus sign, which is as wide as the plus. */
export function withMinusSign(figure: string): string {
  return figure.replace(/^-(?=[^-])/u, '\u2212');
}

/** Fills one of two templates with `{count}`: for one thing, or for any other number. */
export function plural(
  { one, other }: Record<'one' | 'other', string>,
  count: number,
  values: Values = {},
): string {
  return interpolate(count === 1 ? one : other, { count: formatCount(count), ...values });
}
