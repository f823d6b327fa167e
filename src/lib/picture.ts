import type { Counted, Project } from '../schema/records';
import { formatCount } from './format';
import { interpolate } from './interpolate';
import { type PluralCopy, plural } from './plural';

export interface PictureFiles {
  alt: string;
  src: string;
  sources: readonly { srcSet: string; media?: string; type?: string; sizes?: string }[];
  /** Photos are cropped to their frame, posters are not. */
  isPhoto: boolean;
}

interface CountedCopy extends PluralCopy {
  held: string;
  also: string;
}

function countedText({ value, label, held, also }: Counted, copy: CountedCopy): string {
  const parts = [
    plural(copy, value, { label }),
    held && interpolate(copy.held, { held: formatCount(held) }),
    also && interpolate(copy.also, { also: formatCount(also.value), label: also.label }),
  ];
  return parts.filter(Boolean).join(', ');
}

export function pictureAlt(record: Pick<Project, 'counted' | 'image'>, copy: CountedCopy): string {
  const { counted, image } = record;
  return image?.alt ?? (counted ? countedText(counted, copy) : '');
}
