import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { contentFolder } from './data/content-folder';
import { createPlan } from './data/plans';
import { caseStudySchema } from './schema/case-study';
import { legalSchema } from './schema/legal';
import { projectSchema } from './schema/project';
import {
  faqSchema,
  planSchema,
  type RecordName,
  recordFiles,
  testimonialSchema,
} from './schema/records';

/**
 * Astro validates single records; this also validates the list, such as unique ids. It throws, so
 * that `npm run dev` keeps the last valid records; integrations/validate-content/ reports issues.
 */
function defineRecords<Schema extends z.ZodType>(name: RecordName, schema: Schema) {
  const { file: path, list } = recordFiles[name];
  const parser = (text: string) => {
    const records: Record<string, unknown>[] = parse(text) ?? [];
    list.parse(records);
    // Astro sorts by key: numbers keep the order of the file.
    return Object.fromEntries(
      records.map((record, index) => [String(index).padStart(4, '0'), record]),
    );
  };
  return defineCollection({ loader: file(`${contentFolder}/${path}`, { parser }), schema });
}

export const collections = {
  plans: defineRecords('plans', planSchema.transform(createPlan)),
  testimonials: defineRecords('testimonials', testimonialSchema),
  faqs: defineRecords('faqs', faqSchema),
  caseStudies: defineRecords('caseStudies', caseStudySchema),
  projects: defineRecords('projects', projectSchema),
  legal: defineCollection({
    loader: glob({ base: `${contentFolder}/legal`, pattern: '*.md' }),
    schema: legalSchema,
  }),
};
