import { z } from 'astro/zod';
import { documentSchema, recordFiles } from './records.ts';
import { companySchema, identitySchema, pageMetaSchema } from './site.ts';

/** Describes the files of the content that must exist. Other modules are copy. */
export const fileSchemas: Readonly<Record<string, z.ZodType>> = {
  'identity.ts': z.object({ identity: identitySchema }),
  'company.ts': z.object({ company: companySchema }),
  ...Object.fromEntries(Object.values(recordFiles).map(({ file, list }) => [file, list])),
  'legal/terms.md': documentSchema,
  'legal/privacy.md': documentSchema,
};

export const copySchema = z.object({ meta: pageMetaSchema.optional() });

/** Maps fields that name a record to the file of that record. */
export const references: Readonly<Record<string, string>> = {
  'testimonials.yaml/caseStudy': 'case-studies.yaml',
  'case-studies.yaml/project': 'projects.yaml',
  'case-studies.yaml/plan': 'plans.yaml',
};

/** Maps globs of file and field to the most characters that the layout holds. The first match counts. */
export const copyLimits: Readonly<Record<string, number>> = {
  'copy/*/meta/*': 165,
  'copy/**/title{,Start,End}': 60,
  'copy/**/{figure,weekdays/*,sheets/{to,company,needs,when,decides,asked}}': 12,
  'copy/shared.ts/shared/{navigation/*,bookACall}': 18,
  'copy/home.ts/pricing/{monthly,yearly,save,custom}': 24,
  'copy/**/{kicker,*Alt}': 160,
};

/** Limits of other texts in the copy of these files. Pages that an owner adds may say more. */
export const otherCopyLimits = { sentence: 240, label: 48 };
export const copyFiles =
  'copy/{calculator,case-studies,failure,home,not-found,portfolio,shared}.ts';
