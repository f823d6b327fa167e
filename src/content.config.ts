import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { contentFolder } from './data/folder';
import { toPlan } from './data/plans';
import { caseStudySchema } from './schema/case-study';
import { projectSchema } from './schema/project';
import {
  faqSchema,
  legalSchema,
  planSchema,
  type RecordName,
  recordFiles,
  testimonialSchema,
} from './schema/records';

/** Keeps the order of the file, because Astro sorts by id. Editors must not suggest the field. */
const order = { order: z.int().default(0).meta({ doNotSuggest: true }) };

/**
 * Astro validates single records; this also validates the list, such as unique ids. It throws, so
 * that `npm run dev` keeps the last valid records; integrations/validate-content/ reports issues.
 */
function defineRecords<Schema extends z.ZodType>(name: RecordName, schema: Schema) {
  const { file: path, list } = recordFiles[name];
  const parser = (text: string) => {
    const records: Record<string, unknown>[] = parse(text) ?? [];
    list.parse(records);
    return records.map((record, index) => ({ ...record, order: index }));
  };
  return defineCollection({ loader: file(`${contentFolder}/${path}`, { parser }), schema });
}

export const collections = {
  plans: defineRecords('plans', planSchema.safeExtend(order).transform(toPlan)),
  testimonials: defineRecords('testimonials', testimonialSchema.safeExtend(order)),
  faqs: defineRecords('faqs', faqSchema.safeExtend(order)),
  caseStudies: defineRecords('caseStudies', caseStudySchema.safeExtend(order)),
  projects: defineRecords('projects', projectSchema.safeExtend(order)),
  legal: defineCollection({
    loader: glob({ base: `${contentFolder}/legal`, pattern: '*.md' }),
    schema: legalSchema,
  }),
};
