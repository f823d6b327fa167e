import type { Counted, Project } from '../schema/records';
import { formatCount } from './format';
import { interpolate } from './interpolate';

export interface PictureFiles {
  alt: string;
  src: string;
  sources: readonly { srcSet: string; media?: string; type?: string; sizes?: string }[];
  /** Photos are cropped to their frame, posters are not. */
  isPhoto: boolean;
}

export interface CountedCopy {
  one: string;
  other: string;
  held: string;
  also: string;
}

function countedText({ value, label, held, also }: Counted, copy: CountedCopy): string {
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

export function pictureAlt(record: Pick<Project, 'counted' | 'image'>, copy: CountedCopy): string {
  const { counted, image } = record;
  return image?.alt ?? (counted ? countedText(counted, copy) : '');
}
