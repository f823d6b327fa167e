interface Unit {
  prefix: string;
  suffix: string;
}

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A value with its unit: '$250k', '3.4x'. Zero stands without the unit of size: '$0', but '0x'. */
export function withUnit(value: number, { prefix, suffix }: Unit): string {
  const size = value === 0 && /^[kMB]$/.test(suffix) ? '' : suffix;
  return `${prefix}${number.format(value)}${size}`;
}

/** A figure as it is set: with the minus sign, which is as wide as the plus, instead of a hyphen. */
export function withMinusSign(figure: string): string {
  return figure.replace(/^-(?=[^-])/u, '\u2212');
}
