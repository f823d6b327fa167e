import type { z } from 'astro/zod';
import { pageMetaSchema, text, textFields, titleSchema } from '../text-fields.ts';

/** `copy/not-found.yaml`: the page of unknown addresses. */
export const notFoundCopySchema = textFields(['intro', 'home']).extend({
  meta: pageMetaSchema,
  code: text('The large number.', { max: 3 }),
  title: titleSchema,
  suggestion: text('Shown for an address that differs from a page by capital letters alone.', {
    requiredVariables: ['path'],
  }),
  elsewhere: text('Precedes links to other pages.'),
});

export type NotFoundCopy = z.infer<typeof notFoundCopySchema>;
