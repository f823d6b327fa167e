import type { Counted } from '../schema/records';
import { formatCount, type PluralCopy, plural } from './format';
import { interpolate } from './interpolate';

/** In pixels, for `<img>`. */
export interface ImageFile {
  src: string;
  width: number;
  height: number;
}

interface Source extends Partial<Omit<ImageFile, 'src'>> {
  srcSet: string;
  media?: string;
  type?: string;
  sizes?: string;
}

export interface PictureFiles extends ImageFile {
  alt: string;
  /** What a poster counts, in short; empty for others. */
  caption: string;
  sources: readonly Source[];
  /** Photos are cropped to their frame, drawings are not. */
  isPhoto: boolean;
}

/** A drawing with a composition of its own for a phone. */
export function drawnPicture({ src, width, height }: ImageFile, phone: ImageFile) {
  const size = { width: phone.width, height: phone.height };
  const sources = [{ srcSet: phone.src, media: '(max-width: 47.99rem)', ...size }];
  return { src, width, height, sources, isPhoto: false };
}

type CountedCopy = PluralCopy & Record<'held' | 'heldShort' | 'also', string>;

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
