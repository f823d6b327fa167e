import { interpolate } from '../../lib/text';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import type { Project } from '../../schema/projects';

export interface Caption {
  /** The number drawn, where it is that of the secondary result, which the list of results then lacks. */
  figure?: string;
  text: string;
  /** Says whose the tilted one of the things is. */
  lead?: string;
}

/**
 * Says what the picture of a project counts: '47 containers: accounts reopened', 'One gear, one quote
 * request'. `leadName` is the name of the lead that a drawing shows.
 */
export function getCaption(
  { image, results }: Pick<Project, 'image' | 'results'>,
  copy: PortfolioCopy['card']['caption'],
  leadName?: string,
): Caption | undefined {
  if (!image?.counts) return image?.caption === undefined ? undefined : { text: image.caption };
  const { counts, thing = '', unit = '', note } = image;
  const { figure, label: result } = results.secondary;
  const isSecondary = counts === 'secondary';
  const counted = thing ? interpolate(copy.secondary, { thing, result }) : result;
  const caption = isSecondary ? counted : interpolate(copy.other, { thing, unit });
  return {
    ...(isSecondary && { figure }),
    text: note ? interpolate(copy.note, { caption, note }) : caption,
    ...(leadName && { lead: interpolate(copy.lead, { name: leadName }) }),
  };
}
