import { locale } from '../schema/vocabulary';

interface Unit {
  prefix: string;
  suffix: string;
}

/** '$250k', '3.4x'. Zero drops k, M and B: '$0', but '0x'. */
export function withUnit(value: number, { prefix, suffix }: Unit): string {
  const size = value === 0 && /^[kMB]$/.test(suffix) ? '' : suffix;
  const amount = value.toLocaleString(locale, { maximumFractionDigits: 2 });
  return `${prefix}${amount}${size}`;
}

/** Replaces a leading hyphen by the minus sign, which is as wide as the plus. */
export function withMinusSign(figure: string): string {
  return figure.replace(/^-(?=[^-])/u, '\u2212');
}
