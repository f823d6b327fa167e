import { interpolate } from '../../lib/text';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import type { Project } from '../../schema/projects';

export interface Caption {
  /** The number drawn, where it is that of the secondary result, which the list of results then lacks. */
  figure?: string;
  text: string;
}

/** Says what the picture of a project counts: '47 containers: accounts reopened', 'One gear, one quote request'. */
export function getCaption(
  { image, results }: Pick<Project, 'image' | 'results'>,
  copy: PortfolioCopy['card']['caption'],
): Caption | undefined {
  if (!image?.counts) return image?.caption === undefined ? undefined : { text: image.caption };
  const { counts, thing = '', unit = '', note } = image;
  const withNote = (caption: string) =>
    note ? interpolate(copy.note, { caption, note }) : caption;
  if (counts !== 'secondary') return { text: withNote(interpolate(copy.other, { thing, unit })) };
  const { figure, label } = results.secondary;
  const text = thing ? interpolate(copy.secondary, { thing, result: label }) : label;
  return { figure, text: withNote(text) };
}
