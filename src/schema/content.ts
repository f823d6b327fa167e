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

/** The files of a content folder. */
export const contentSchemas = {
  'site.yaml': siteSchema,
  'plans.yaml': plansSchema,
  'team.yaml': teamSchema,
  'testimonials.yaml': testimonialsSchema,
  'faqs.yaml': faqsSchema,
  'case-studies.yaml': caseStudiesSchema,
  'projects.yaml': projectsSchema,
  'copy/home.yaml': homePageSchema,
  'copy/calculator.yaml': calculatorFileSchema,
  'copy/case-studies.yaml': caseStudiesPageSchema,
  'copy/portfolio.yaml': portfolioPageSchema,
  'copy/failure.yaml': failurePageSchema,
  'copy/not-found.yaml': notFoundPageSchema,
  'copy/shared.yaml': sharedCopySchema,
  'copy/llms.yaml': llmsCopySchema,
  'legal/terms.md': legalSchema,
  'legal/privacy.md': legalSchema,
} as const;

/** Maps fields that name a record to the file of that record. */
export const references: Readonly<Record<string, string>> = {
  'testimonials.yaml/caseStudy': 'case-studies.yaml',
  'case-studies.yaml/project': 'projects.yaml',
  'case-studies.yaml/plan': 'plans.yaml',
  'projects.yaml/plan': 'plans.yaml',
};
