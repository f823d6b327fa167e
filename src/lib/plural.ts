import { formatCount } from './format';
import { interpolate } from './interpolate';

/** Templates with {count}. */
export type PluralCopy = Readonly<Record<'one' | 'other', string>>;

export function plural(
  { one, other }: PluralCopy,
  count: number,
  values: Readonly<Record<string, string>> = {},
): string {
  return interpolate(count === 1 ? one : other, { count: formatCount(count), ...values });
}
