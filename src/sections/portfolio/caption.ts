import { interpolate } from '../../lib/text';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import type { Project } from '../../schema/projects';

export interface Caption {
  text: string;
  /** Whether the picture counts the secondary result. The caption is then in the row of that result. */
  isSecondary: boolean;
  /** Says which lead the tilted thing in the picture stands for. */
  lead?: string;
}

/**
 * Returns what the picture of a project counts, such as 'One gear, one quote request'. For a secondary
 * result the number stands beside it: 'containers: accounts reopened', beside 47.
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

/** Whether the caption has a row of its own below the results. The caption of a secondary result has not. */
export const hasOwnRow = (caption: Caption | undefined): caption is Caption =>
  caption !== undefined && !caption.isSecondary;
