const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Never -0. */
function rounded(value: number): number {
  return Math.round(value) || 0;
}

/** Whole dollars: '$1,234', '-$1,234', '$0'. */
export function formatMoney(value: number): string {
  return dollars.format(rounded(value));
}

const centsBelow = 100;
const cents = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Shows cents below $100: '$382', '$4.58', '$5'. */
export function formatUnitPrice(value: number): string {
  return value < centsBelow ? cents.format(value) : formatMoney(value);
}

export function formatCount(value: number): string {
  return wholeNumber.format(rounded(value));
}

const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

export function formatDeals(value: number): string {
  return oneDecimal.format(value);
}

/** '+247%', '-13%', '0%' */
export function formatSignedPercent(value: number): string {
  const percent = rounded(value);
  return `${percent > 0 ? '+' : ''}${wholeNumber.format(percent)}%`;
}

/** Dollars in three digits: '$950', '$12.5k', '$1.25M', '$3.5B', then '$1.2e+15'. */
export function formatShortMoney(value: number): string {
  const amount = Math.abs(value);
  const sign = value < 0 && rounded(value) !== 0 ? '-' : '';
  if (amount >= 999.5e12) return `${sign}$${amount.toExponential(1)}`;
  const units = [
    { size: 1e12, unit: 'T' },
    { size: 1e9, unit: 'B' },
    { size: 1e6, unit: 'M' },
    { size: 1e3, unit: 'k' },
  ] as const;
  // 0.9995 rounds up to the next unit: '$1M', not '$1000k'.
  const step = units.find(({ size }) => amount >= size * 0.9995);
  if (!step) return `${sign}$${rounded(amount)}`;
  return `${sign}$${Number((amount / step.size).toPrecision(3))}${step.unit}`;
}
