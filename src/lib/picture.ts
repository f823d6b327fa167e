import type { Project } from '../schema/records';
import { type CountedCopy, countedText } from './counted-text';

/** A picture and the files that take its place in other windows or formats. */
export interface PictureFiles {
  alt: string;
  src: string;
  sources: readonly { srcSet: string; media?: string; type?: string; sizes?: string }[];
  /** A photograph fills its frame; a poster is shown whole. */
  isPhoto: boolean;
}

/** What the picture of a record shows: the owner's words, or what its squares count. */
export function pictureAlt(record: Pick<Project, 'counted' | 'image'>, copy: CountedCopy): string {
  const { counted, image } = record;
  return image?.alt ?? (counted ? countedText(counted, copy) : '');
}
