import { z } from 'astro/zod';
import { caseStudiesSchema } from './case-studies.ts';
import { calculatorCopySchema } from './copy/calculator.ts';
import { caseStudiesCopySchema } from './copy/case-studies.ts';
import { failureCopySchema } from './copy/failure.ts';
import { homeCopySchema } from './copy/home.ts';
import { legalCopySchema } from './copy/legal.ts';
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

const rootSchema = z.strictObject({
  site: siteSchema,
  plans: plansSchema,
  team: teamSchema,
  testimonials: testimonialsSchema,
  faqs: faqsSchema,
  caseStudies: caseStudiesSchema,
  projects: projectsSchema,
});

const copySchema = z.strictObject({
  home: homeCopySchema,
  calculator: calculatorCopySchema,
  caseStudies: caseStudiesCopySchema,
  portfolio: portfolioCopySchema,
  legal: legalCopySchema,
  failure: failureCopySchema,
  notFound: notFoundCopySchema,
  shared: sharedCopySchema,
});

const documentsSchema = z.strictObject({ terms: legalSchema, privacy: legalSchema });

/** A content folder. */
const contentSchema = rootSchema.extend({ copy: copySchema, legal: documentsSchema });

export type Content = z.output<typeof contentSchema>;

/** Names files after their schemas: `copy/not-found.yaml` for `copy.notFound`. */
const listFiles = ({ shape }: z.ZodObject, folder: '' | 'copy' | 'legal' = '') =>
  Object.entries(shape).map(([key, schema]) => {
    const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const path = `${folder && `${folder}/`}${name}.${folder === 'legal' ? 'md' : 'yaml'}`;
    return { folder, key, name: path, schema };
  });

export const contentFiles = [
  ...listFiles(rootSchema),
  ...listFiles(copySchema, 'copy'),
  ...listFiles(documentsSchema, 'legal'),
];
