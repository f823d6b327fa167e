import { z } from 'astro/zod';
import { caseStudySchema } from './case-study.ts';
import { idSchema, listOf, portraitSchema, sampleSchema, text } from './fields.ts';
import { projectSchema } from './project.ts';
import { industries } from './vocabulary.ts';

/** At most seven digits, because a plan card has no room for more. */
const upToSevenDigits = (minimum: number) => z.int().min(minimum).max(9_999_999);

export const leadsTemplate = '{leads}';

export const mentionsLeads = ({ text }: { text: string }) => text.includes(leadsTemplate);

const rowSchema = text(3, 30, 'A row of the comparison table.');

const featureSchema = z.strictObject({
  text: text(5, 60, `One feature; ${leadsTemplate} stands for leadsPerMonth.`),
  row: rowSchema.optional(),
  linksToReport: z.boolean().optional().describe('true: its row links to a report, if any.'),
});

export const planSchema = z
  .strictObject({
    id: idSchema,
    name: text(2, 24, 'The name of the plan.'),
    monthlyPrice: upToSevenDigits(0).describe(
      'Dollars per month, billed monthly. 0 reads "Custom".',
    ),
    yearlyPrice: upToSevenDigits(0).describe(
      'Dollars per month, billed annually; 0 beside a 0 only.',
    ),
    leadsPerMonth: upToSevenDigits(1)
      .optional()
      .describe('Qualified leads a month; none if set on a call.'),
    description: text(30, 120, 'For whom the plan is, in one sentence.'),
    features: z.array(featureSchema).min(3).max(8),
    instead: z
      .array(z.strictObject({ row: rowSchema, text: text(5, 60, 'What the row says.') }))
      .optional()
      .describe('What the plan has in place of a feature that other plans have.'),
    popular: z.boolean().describe('true for at most one plan, which is set off as most popular.'),
    cta: text(4, 24, 'The words on the button.'),
  })
  .refine(
    ({ monthlyPrice, yearlyPrice }) =>
      yearlyPrice <= monthlyPrice && (yearlyPrice === 0) === (monthlyPrice === 0),
    { path: ['yearlyPrice'], error: '1 to the monthly price; 0 only beside a monthly price of 0' },
  )
  .refine(
    ({ leadsPerMonth, features }) => leadsPerMonth !== undefined || !features.some(mentionsLeads),
    { path: ['leadsPerMonth'], error: `a number, which the features name as ${leadsTemplate}` },
  );

export const testimonialSchema = z.strictObject({
  id: idSchema,
  sample: sampleSchema,
  name: text(2, 40, 'Who says it.'),
  role: text(6, 60, 'Their role and company.'),
  initials: z
    .string()
    .regex(/^(?:(?!\p{Ll})\p{L}\p{M}*){1,3}$/u, 'one to three letters, no lower case')
    .describe('Shown on the corner of the portrait, or alone.'),
  quote: text(60, 320, 'What they say, without quotation marks.'),
  industry: z.enum(industries).describe('Their industry, which colors the initials.'),
  caseStudy: idSchema.optional().describe('The id of their case study, which shows the quote too.'),
  portrait: portraitSchema.optional(),
});

export const faqSchema = z.strictObject({
  id: idSchema,
  question: text(15, 90, 'A visitor’s question.').regex(/[?؟？]$/, 'a question that ends with "?"'),
  answer: text(80, 600, 'Plain text, which may name facts of company.ts.'),
});

/** Refuses a second popular plan, and a row of `instead` that no other plan's features have: the table would not show it. */
const planList = listOf(planSchema, 1).superRefine((plans, context) => {
  const lastPopular = plans.findLastIndex(({ popular }) => popular);
  if (plans.findIndex(({ popular }) => popular) !== lastPopular) {
    const path = [lastPopular, 'popular'];
    context.addIssue({ code: 'custom', path, message: 'true for one plan only' });
  }
  for (const [index, plan] of plans.entries()) {
    const rows = plans
      .filter((other) => other !== plan)
      .flatMap(({ features }) => features.map(({ row }) => row))
      .filter((row) => row !== undefined);
    for (const [position, { row }] of (plan.instead ?? []).entries()) {
      if (rows.includes(row)) continue;
      const message = `the row of another plan's feature: ${[...new Set(rows)].join(', ')}`;
      context.addIssue({ code: 'custom', path: [index, 'instead', position, 'row'], message });
    }
  }
});

export const recordFiles = {
  plans: { file: 'plans.yaml', list: planList },
  testimonials: { file: 'testimonials.yaml', list: listOf(testimonialSchema, 0) },
  faqs: { file: 'faqs.yaml', list: listOf(faqSchema, 1) },
  caseStudies: { file: 'case-studies.yaml', list: listOf(caseStudySchema, 1) },
  projects: { file: 'projects.yaml', list: listOf(projectSchema, 1) },
} as const;

export type RecordName = keyof typeof recordFiles;
export type Testimonial = z.infer<typeof testimonialSchema>;
export type Faq = z.infer<typeof faqSchema>;
