import type { Counted } from '../schema/records';
import { formatCount } from './format';
import { interpolate } from './interpolate';
import { type PluralCopy, plural } from './plural';

export interface PictureFiles {
  alt: string;
  /** What a poster counts, in short; empty for photos. */
  caption: string;
  src: string;
  width: number;
  height: number;
  sources: readonly { srcSet: string; media?: string; type?: string; sizes?: string }[];
  /** Photos are cropped to their frame, posters are not. */
  isPhoto: boolean;
}

interface CountedCopy extends PluralCopy {
  held: string;
  heldShort: string;
  also: string;
}

/** The alternative text and the caption of a poster. */
export function countedTexts(counted: Counted, copy: CountedCopy) {
  const { value, label, held, also, each } = counted;
  const textWith = (heldCopy: string) =>
    [
      plural(copy, value, { label }),
      held && interpolate(heldCopy, { held: formatCount(held) }),
      also && interpolate(copy.also, { also: formatCount(also.value), label: also.label }),
      each,
    ]
      .filter(Boolean)
      .join(', ');
  return { alt: textWith(copy.held), caption: textWith(copy.heldShort) };
}
