import { z } from 'astro/zod';
import { drawing } from './record-fields.ts';

const drawings = (description: string) =>
  z
    .strictObject({ src: drawing('for wide windows.'), phoneSrc: drawing('for phones.') })
    .describe(description);

const starts = z
  .array(z.number().min(0).max(95))
  .describe('Where the first door of each stage stands in `leads`, in percent of the width.');

/** `src/data/wall-doors.ts` counts the doors. */
export const wallSchema = z
  .strictObject({
    strangers: drawings('As wide as the window: a shut door for each company that is no lead.'),
    leads: drawings('As wide as the page: a door for each lead, further open at each stage.'),
    starts,
    phoneStarts: starts,
  })
  .describe('The companies of `funnel` in "How it works", a door for each.');
