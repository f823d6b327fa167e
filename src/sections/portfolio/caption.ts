import { interpolate } from '../../lib/text';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import type { Project } from '../../schema/projects';

export interface Caption {
  text: string;
  /** Whether the picture counts the secondary result, in whose row the text stands then. */
  isSecondary: boolean;
  /** Names the lead whose thing is tilted in the picture. */
  lead?: string;
}

/**
 * Says what the picture of a project counts: 'containers: accounts reopened', beside 47, 'One gear, one quote
 * request'. `leadName` is the name of the lead that a drawing shows.
 */
export function getCaption(
  { image, results }: Pick<Project, 'image' | 'results'>,
  copy: PortfolioCopy['card']['caption'],
  leadName?: string,
): Caption | undefined {
  if (!image?.counts)
    return image?.caption ? { text: image.caption, isSecondary: false } : undefined;
  const { counts, thing = '', unit = '', note } = image;
  const result = results.secondary.label;
  const isSecondary = counts === 'secondary';
  const counted = thing ? interpolate(copy.secondary, { thing, result }) : result;
  const caption = isSecondary ? counted : interpolate(copy.other, { thing, unit });
  return {
    text: note ? interpolate(copy.note, { caption, note }) : caption,
    isSecondary,
    ...(leadName && { lead: interpolate(copy.lead, { name: leadName }) }),
  };
}

/** Whether the caption stands in a row of its own, below the results. That of a secondary result stands in its row. */
export const hasOwnRow = (caption: Caption | undefined): caption is Caption =>
  caption !== undefined && !caption.isSecondary;
