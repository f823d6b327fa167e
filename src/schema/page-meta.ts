import { z } from 'astro/zod';
import { text } from './fields.ts';

export const pageMetaSchema = z.strictObject({
  title: text(10, 65, 'The title of the page; the brand is added if it fits.'),
  description: text(70, 165, 'What search engines show below the title.'),
});

export type PageMeta = z.infer<typeof pageMetaSchema>;
