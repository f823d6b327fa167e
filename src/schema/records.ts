import { z } from 'astro/zod';
import { factNames } from './company.ts';
import { id, listOf, portrait, sample, text, textWith } from './fields.ts';
import { planSchema, toPlan } from './plan.ts';
import { industries } from './vocabulary.ts';
import { caseStudySchema, projectSchema } from './works.ts';

export const testimonialSchema = z.strictObject({
  id,
  sample,
  name: text(2, 40, 'Who says it.'),
  role: text(6, 60, 'Their role and company.'),
  initials: z
    .string()
    .regex(/^(?:(?!\p{Ll})\p{L}\p{M}*){1,3}$/u, {
      error: 'allowed: one to three capital letters, or letters of a script without capitals',
    })
    .describe('Shown where there is no portrait.'),
  quote: text(60, 320, 'What they say, without quotation marks.'),
  industry: z
    .enum(industries)
    .describe('The industry of their company, which colors the initials.'),
  caseStudy: id.optional().describe('The id of their case study, which shows the quote too.'),
  portrait: portrait.optional(),
});

export const faqSchema = z.strictObject({
  id,
  question: text(15, 90, 'A question, in the words of the visitor.').refine(
    (value) => /[?؟？]$/.test(value),
    { error: 'allowed: a question that ends with "?"' },
  ),
  answer: textWith(
    factNames,
    80,
    600,
    'The answer, in plain text. A sentence that names an empty fact is left out.',
  ),
});

export const legalSchema = z.strictObject({
  title: text(10, 40, 'The name of the document, its heading.'),
  description: text(70, 165, 'What search engines show below the title.'),
  lead: text(60, 200, 'What the document settles, in one plain sentence.'),
});

/** The names that a legal document may contain. */
export const documentNames = ['{brand}', '{email}', '{schedulingPage}', ...factNames];

export const recordFiles = {
  plans: { file: 'plans.yaml', list: listOf(planSchema.transform(toPlan), 1) },
  testimonials: { file: 'testimonials.yaml', list: listOf(testimonialSchema, 0) },
  faqs: { file: 'faqs.yaml', list: listOf(faqSchema, 1) },
  caseStudies: { file: 'case-studies.yaml', list: listOf(caseStudySchema, 1) },
  projects: { file: 'projects.yaml', list: listOf(projectSchema, 1) },
} as const;

export type RecordName = keyof typeof recordFiles;
export type { Handover } from './handover.ts';
export type { Plan, PricedPlan } from './plan.ts';
export type { CaseStudy, Counted, Funnel, Project } from './works.ts';
export type Testimonial = z.infer<typeof testimonialSchema>;
export type Faq = z.infer<typeof faqSchema>;
