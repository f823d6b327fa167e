import type { z } from 'astro/zod';
import { caseStudiesSchema } from './case-studies.ts';
import { calculatorFileSchema } from './copy/calculator.ts';
import { caseStudiesPageSchema } from './copy/case-studies.ts';
import { failurePageSchema } from './copy/failure.ts';
import { homePageSchema } from './copy/home.ts';
import { llmsCopySchema } from './copy/llms.ts';
import { notFoundPageSchema } from './copy/not-found.ts';
import { portfolioPageSchema } from './copy/portfolio.ts';
import { sharedCopySchema } from './copy/shared.ts';
import { faqsSchema } from './faqs.ts';
import { legalSchema } from './legal.ts';
import { plansSchema } from './plans.ts';
import { projectsSchema } from './projects.ts';
import { siteSchema } from './site.ts';
import { teamSchema } from './team.ts';
import { testimonialsSchema } from './testimonials.ts';

const records = {
  site: siteSchema,
  plans: plansSchema,
  team: teamSchema,
  testimonials: testimonialsSchema,
  faqs: faqsSchema,
  caseStudies: caseStudiesSchema,
  projects: projectsSchema,
};

const copy = {
  home: homePageSchema,
  calculator: calculatorFileSchema,
  caseStudies: caseStudiesPageSchema,
  portfolio: portfolioPageSchema,
  failure: failurePageSchema,
  notFound: notFoundPageSchema,
  shared: sharedCopySchema,
  llms: llmsCopySchema,
};

const legal = { terms: legalSchema, privacy: legalSchema };

type Values<Schemas extends Record<string, z.ZodType>> = {
  [Name in keyof Schemas]: z.output<Schemas[Name]>;
};

export type Content = Values<typeof records> & {
  copy: Values<typeof copy>;
  legal: Values<typeof legal>;
};

/** Lists the files of a folder: the schema `notFound` is that of `not-found.yaml`. */
const listFiles = (folder: string, ending: string, schemas: Record<string, z.ZodType>) =>
  Object.entries(schemas).map(([name, schema]) => {
    const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return { file: `${folder}${file}${ending}`, name, schema };
  });

export type ContentFile = ReturnType<typeof listFiles>[number];

/** The files of a content folder. */
export const contentFiles = {
  records: listFiles('', '.yaml', records),
  copy: listFiles('copy/', '.yaml', copy),
  legal: listFiles('legal/', '.md', legal),
};

/** Maps fields that name a record to the file of that record. */
export const references: Readonly<Record<string, string>> = {
  'testimonials.yaml/caseStudy': 'case-studies.yaml',
  'case-studies.yaml/project': 'projects.yaml',
  'case-studies.yaml/plan': 'plans.yaml',
  'projects.yaml/plan': 'plans.yaml',
};
