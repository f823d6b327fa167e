import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { contentFolder } from './content-folder';
import {
  caseStudySchema,
  faqSchema,
  legalSchema,
  planSchema,
  projectSchema,
  type RecordName,
  recordFiles,
  testimonialSchema,
} from './schema/records';

/** Collections come sorted by id: the place in the file travels with the record. */
const parser = (text: string) =>
  ((parse(text) ?? []) as Record<string, unknown>[]).map((record, order) => ({ ...record, order }));
const loaderOf = (name: RecordName) =>
  file(`${contentFolder}/${recordFiles[name].file}`, { parser });
const place = { order: z.int() };

export const collections = {
  plans: defineCollection({ loader: loaderOf('plans'), schema: planSchema.safeExtend(place) }),
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
    schema: legalSchema,
  }),
};
