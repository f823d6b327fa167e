import type { Counted } from '../schema/records';
import { formatCount } from './format';
import { interpolate } from './interpolate';

export interface CountedCopy {
  one: string;
  other: string;
  held: string;
  also: string;
}

/** Says what the squares of a picture count: '41 squares, 41 demos booked, 35 of them held'. */
export function countedText({ value, label, held, also }: Counted, copy: CountedCopy): string {
  const all = interpolate(value === 1 ? copy.one : copy.other, {
    count: formatCount(value),
    label,
  });
  const parts = [
    held && interpolate(copy.held, { held: formatCount(held) }),
    also && interpolate(copy.also, { also: formatCount(also.value), label: also.label }),
  ];
  return [all, ...parts.filter(Boolean)].join(', ');
}
