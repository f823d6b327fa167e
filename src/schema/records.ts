import { z } from 'astro/zod';
import { id, image, listOf, result, sample, text } from './fields.ts';
import { durations, industries, metricIcons, serviceTypes } from './vocabulary.ts';

/** The cards hold so many digits. */
const highestPrice = 9_999_999;

export const planSchema = z
  .strictObject({
    id,
    name: text(2, 24, 'The name of the plan.'),
    monthlyPrice: z
      .int()
      .min(0)
      .max(highestPrice)
      .describe('Dollars per month, billed monthly. 0 reads "Custom".'),
    yearlyPrice: z
      .int()
      .min(0)
      .max(highestPrice)
      .describe('Dollars per month, billed annually. 0 only where monthlyPrice is 0 too.'),
    description: text(30, 120, 'For whom the plan is, in one sentence.'),
    features: z
      .array(text(5, 60, 'One feature.'))
      .min(3)
      .max(8),
    comparison: z
      .array(text(3, 30, 'A row of the comparison table.'))
      .optional()
      .describe('The row of the comparison table that each feature stands in, in the same order.'),
    popular: z.boolean().describe('true for at most one plan, which is set off as most popular.'),
    cta: text(4, 24, 'The words on the button.'),
  })
  .refine(
    ({ monthlyPrice, yearlyPrice }) =>
      yearlyPrice <= monthlyPrice && (yearlyPrice === 0) === (monthlyPrice === 0),
    {
      path: ['yearlyPrice'],
      error: 'allowed: 1 to the monthly price; 0 only beside a monthly price of 0',
    },
  )
  .refine(({ features, comparison }) => !comparison || comparison.length === features.length, {
    path: ['comparison'],
    error: 'allowed: as many entries as there are features, one row for each',
  });

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
    .describe('Shown in place of a portrait.'),
  quote: text(60, 320, 'What they say, without quotation marks.'),
});

export const faqSchema = z.strictObject({
  id,
  question: text(15, 90, 'A question, in the words of the visitor.').refine(
    (value) => /[?؟？]$/.test(value),
    { error: 'allowed: a question that ends with "?"' },
  ),
  answer: text(80, 600, 'The answer, in plain text.'),
});

export const caseStudySchema = z.strictObject({
  id,
  sample,
  title: text(15, 80, 'The story in one line.'),
  industry: z.enum(industries).describe('The industry of the client.'),
  company: text(2, 40, 'The client.'),
  description: text(80, 260, 'What the engagement was.'),
  image: image.extend({
    motif: z.enum(serviceTypes).describe('The service whose motif the picture takes.'),
  }),
  results: z.strictObject({
    headline: result('The one figure of the case, such as "+212% qualified pipeline".'),
    timeframe: z.enum(durations).describe('From the start to the result.'),
    summary: text(30, 110, 'One sentence for the ledger of the landing page.'),
  }),
  trend: z
    .strictObject({
      title: text(15, 90, 'What the chart shows, with its unit.'),
      prefix: z.string().max(1).describe('Stands before each value, such as "$".'),
      suffix: z.string().max(1).describe('Stands behind each value, such as "k" or "x".'),
      points: z
        .array(
          z.strictObject({
            label: text(3, 12, 'The moment, such as "Week 4".'),
            value: z.number().nonnegative(),
          }),
        )
        .min(4)
        .max(8),
    })
    .describe('The course of the headline figure, drawn as a chart.'),
  counts: z
    .array(
      z.strictObject({
        value: z.int().min(1).max(400).describe('How many; as many squares are drawn.'),
        label: text(3, 32, 'What was counted, as it follows the number: "meetings booked".'),
      }),
    )
    .min(1)
    .max(3)
    .optional()
    .describe(
      'What was counted, in the order in which it came about: meetings, then clients. The landing page draws it where the trend starts at 0.',
    ),
  metrics: z
    .array(
      z.strictObject({
        label: text(5, 40, 'What the value counts.'),
        value: text(1, 12, 'The value, such as "+38%".'),
        icon: z.enum(metricIcons).describe('The icon beside the value.'),
      }),
    )
    .length(4),
  challenge: text(150, 480, 'Where the client stood.'),
  solution: text(150, 480, 'What was done.'),
  outcome: text(150, 480, 'What came of it.'),
});

export const projectSchema = z.strictObject({
  id,
  sample,
  title: text(15, 70, 'The story in one line.'),
  company: text(2, 40, 'The client.'),
  industry: z.enum(industries).describe('The industry of the client.'),
  type: z.enum(serviceTypes).describe('The service; its picture takes the motif from it.'),
  image,
  description: text(90, 240, 'What was done and for whom.'),
  results: z.strictObject({
    primary: result('The figure that the title speaks of.'),
    secondary: result('The figure behind it.'),
    tertiary: result('A third figure.'),
  }),
  tags: z
    .array(text(2, 24, 'One tag.'))
    .min(2)
    .max(4),
  duration: z.enum(durations).describe('From the start to the result.'),
});

export const legalSchema = z.strictObject({
  title: text(10, 40, 'The name of the document, its heading.'),
  description: text(70, 165, 'What search engines show below the title.'),
  lead: text(60, 200, 'What the document settles, in one plain sentence.'),
});

/** At most one plan is set off. */
const popular = {
  name: 'popular',
  applies: (value: unknown) => value === true,
  error: 'allowed: true for one plan; another one before it has it',
};

/** The files of records, with the schema of a record and of the whole file. */
export const recordFiles = {
  plans: { file: 'plans.yaml', schema: planSchema, list: listOf(planSchema, 1, popular) },
  testimonials: {
    file: 'testimonials.yaml',
    schema: testimonialSchema,
    list: listOf(testimonialSchema, 0),
  },
  faqs: { file: 'faqs.yaml', schema: faqSchema, list: listOf(faqSchema, 1) },
  caseStudies: {
    file: 'case-studies.yaml',
    schema: caseStudySchema,
    list: listOf(caseStudySchema, 1),
  },
  projects: { file: 'projects.yaml', schema: projectSchema, list: listOf(projectSchema, 1) },
} as const;

export type Plan = z.infer<typeof planSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
export type Faq = z.infer<typeof faqSchema>;
export type CaseStudy = z.infer<typeof caseStudySchema>;
export type Project = z.infer<typeof projectSchema>;

export type RecordName = keyof typeof recordFiles;
