import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { contentFolder } from './content-folder';
import { caseStudySchema, projectSchema } from './schema/client-work';
import {
  faqSchema,
  legalSchema,
  planSchema,
  type RecordName,
  recordFiles,
  testimonialSchema,
  toPlan,
} from './schema/records';

const place = { order: z.int().default(0).meta({ doNotSuggest: true }) };

/**
 * Throws if a record is invalid: under `npm run dev`, Astro then keeps the records from before, and
 * only integrations/validate-content/ reports issues. Astro sorts collections by id, so each record
 * carries its position in the file.
 */
function collectionOf<Schema extends z.ZodType>(name: RecordName, schema: Schema) {
  const { file: path, list } = recordFiles[name];
  const parser = (text: string) => {
    const records: Record<string, unknown>[] = parse(text) ?? [];
    list.parse(records);
    return records.map((record, order) => ({ ...record, order }));
  };
  return defineCollection({ loader: file(`${contentFolder}/${path}`, { parser }), schema });
}

export const collections = {
  plans: collectionOf('plans', planSchema.safeExtend(place).transform(toPlan)),
  testimonials: collectionOf('testimonials', testimonialSchema.safeExtend(place)),
  faqs: collectionOf('faqs', faqSchema.safeExtend(place)),
  caseStudies: collectionOf('caseStudies', caseStudySchema.safeExtend(place)),
  projects: collectionOf('projects', projectSchema.safeExtend(place)),
  legal: defineCollection({
    loader: glob({ base: `${contentFolder}/legal`, pattern: '*.md' }),
    // Invalid fields are reported with their line by integrations/validate-content/.
    schema: legalSchema.catch({ title: '', description: '', intro: '' }),
  }),
};
