import { z } from 'astro/zod';
import { legalFileSchema } from './legal.ts';
import { recordFiles } from './records.ts';
import { companySchema, identitySchema } from './site.ts';

/** Describes the files of the content that must exist. Other modules are copy (copy.ts). */
export const fileSchemas: Readonly<Record<string, z.ZodType>> = {
  'identity.ts': z.object({ identity: identitySchema }),
  'company.ts': z.object({ company: companySchema }),
  ...Object.fromEntries(Object.values(recordFiles).map(({ file, list }) => [file, list])),
  'legal/terms.md': legalFileSchema,
  'legal/privacy.md': legalFileSchema,
};

/** Maps fields that name a record to the file of that record. */
export const references: Readonly<Record<string, string>> = {
  'testimonials.yaml/caseStudy': 'case-studies.yaml',
  'case-studies.yaml/project': 'projects.yaml',
  'case-studies.yaml/plan': 'plans.yaml',
};
