import type { z } from 'astro/zod';
import { caseStudiesSchema } from './case-studies.ts';
import { calculatorCopySchema } from './copy/calculator.ts';
import { caseStudiesCopySchema } from './copy/case-studies.ts';
import { failureCopySchema } from './copy/failure.ts';
import { homeCopySchema } from './copy/home.ts';
import { notFoundCopySchema } from './copy/not-found.ts';
import { portfolioCopySchema } from './copy/portfolio.ts';
import { sharedCopySchema } from './copy/shared.ts';
import { faqsSchema } from './faqs.ts';
import { legalSchema } from './legal.ts';
import { plansSchema } from './plans.ts';
import { projectsSchema } from './projects.ts';
import { siteSchema } from './site.ts';
import { teamSchema } from './team.ts';
import { testimonialsSchema } from './testimonials.ts';

const root = {
  site: siteSchema,
  plans: plansSchema,
  team: teamSchema,
  testimonials: testimonialsSchema,
  faqs: faqsSchema,
  caseStudies: caseStudiesSchema,
  projects: projectsSchema,
};

const copy = {
  home: homeCopySchema,
  calculator: calculatorCopySchema,
  caseStudies: caseStudiesCopySchema,
  portfolio: portfolioCopySchema,
  failure: failureCopySchema,
  notFound: notFoundCopySchema,
  shared: sharedCopySchema,
};

const legal = { terms: legalSchema, privacy: legalSchema };

type Values<Schemas extends Record<string, z.ZodType>> = {
  [Name in keyof Schemas]: z.output<Schemas[Name]>;
};

export type Content = Values<typeof root> & {
  copy: Values<typeof copy>;
  legal: Values<typeof legal>;
};

/** Names files after their schemas: `not-found.yaml` for `notFound`. */
const listFiles = (folder: string, extension: string, schemas: Record<string, z.ZodType>) =>
  Object.entries(schemas).map(([key, schema]) => {
    const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return { key, path: `${folder}${name}${extension}`, schema };
  });

export type ContentFile = ReturnType<typeof listFiles>[number];

export const contentFiles = {
  root: listFiles('', '.yaml', root),
  copy: listFiles('copy/', '.yaml', copy),
  legal: listFiles('legal/', '.md', legal),
};
