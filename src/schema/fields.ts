import { z } from 'astro/zod';

/** A figure first, then what it counts: '+212% qualified pipeline', '14 days to the first meeting'. */
const figureThenWords = /^[+-]?\$?\d[\d.,]*(?:%|x|k|M)? \S.*$/;

export const text = (minimum: number, maximum: number, meaning: string) =>
  z
    .string()
    .trim()
    .min(minimum)
    .max(maximum)
    .refine((value) => !/\b(?:lorem|todo|tbd|xxx)\b/i.test(value), {
      error: 'still a placeholder; allowed: the final text',
    })
    .describe(meaning);

export const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    error: 'allowed: lower-case words joined by hyphens, such as "demo-calendar"',
  })
  .describe('Names the record in addresses and anchors. Once published, keep it.');

export const sample = z
  .boolean()
  .describe('true: invented for demonstration. Set it to false once the record is a real one.');

export const image = z.strictObject({
  alt: text(20, 160, 'What a person sees in the picture, for those who do not see it.'),
});

export const result = (meaning: string) =>
  text(4, 48, meaning).refine((value) => figureThenWords.test(value), {
    error: 'allowed: a figure, a space and what it counts, such as "+212% qualified pipeline"',
  });
