import { z } from 'astro/zod';
import { pageMetaSchema, text, textFields } from '../text-fields.ts';

const legalPageSchema = z.strictObject({
  title: text('The name of the document, its heading.', { max: 40 }),
  description: pageMetaSchema.shape.description,
  intro: text('What the document settles, in one plain sentence.', { max: 200 }),
});

/** `copy/legal.yaml`: words of the legal pages besides their text. */
export const legalCopySchema = textFields(['lastUpdated', 'contents']).extend({
  terms: legalPageSchema,
  privacy: legalPageSchema,
});

export type LegalCopy = z.infer<typeof legalCopySchema>;
