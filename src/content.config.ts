import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { contentFolder } from './content-folder';
import {
  faqSchema,
  legalSchema,
  planSchema,
  type RecordName,
  recordFiles,
  testimonialSchema,
  toPlan,
} from './schema/records';
import { caseStudySchema, projectSchema } from './schema/works';

/**
 * Throws if a record is invalid: under `npm run dev`, Astro then keeps the records from before, and
 * only integrations/validate-content/ reports issues. Astro sorts collections by id, so each record
 * carries its position in the file.
 */
function loaderOf(name: RecordName) {
  const { file: path, list } = recordFiles[name];
  const parser = (text: string) => {
    const records: Record<string, unknown>[] = parse(text) ?? [];
    list.parse(records);
    return records.map((record, order) => ({ ...record, order }));
  };
  return file(`${contentFolder}/${path}`, { parser });
}

const place = { order: z.int().default(0).meta({ doNotSuggest: true }) };

export const collections = {
  plans: defineCollection({
    loader: loaderOf('plans'),
    schema: planSchema.safeExtend(place).transform(toPlan),
  }),
  testimonials: defineCollection({
    loader: loaderOf('testimonials'),
    schema: testimonialSchema.safeExtend(place),
  }),
  faqs: defineCollection({ loader: loaderOf('faqs'), schema: faqSchema.safeExtend(place) }),
  caseStudies: defineCollection({
    loader: loaderOf('caseStudies'),
    schema: caseStudySchema.safeExtend(place),
  }),
  projects: defineCollection({
    loader: loaderOf('projects'),
    schema: projectSchema.safeExtend(place),
  }),
  legal: defineCollection({
    loader: glob({ base: `${contentFolder}/legal`, pattern: '*.md' }),
    // Invalid fields are reported with their line by integrations/validate-content/.
    schema: legalSchema.catch({ title: '', description: '', lead: '' }),
  }),
};
