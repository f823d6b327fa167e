import { z } from 'astro/zod';
import { pageMetaSchema } from '../fields.ts';
import { text, titleSchema } from '../text.ts';

/** `copy/not-found.yaml`: the page of unknown addresses. */
export const notFoundCopySchema = z.strictObject({
  meta: pageMetaSchema,
  notFound: z.strictObject({
    code: text('The large number.', { max: 12 }),
    title: titleSchema,
    intro: text('Why there may be no page.'),
    home: text('Leads to the landing page.'),
    elsewhere: text('Precedes links to other pages.'),
  }),
});

export type NotFoundCopy = z.infer<typeof notFoundCopySchema>['notFound'];
