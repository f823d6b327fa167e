import { z } from 'astro/zod';
import { idSchema, listOf, portraitSchema, recordId, sampleSchema, text } from './fields.ts';
import { industries } from './vocabulary.ts';

const testimonialSchema = z.strictObject({
  id: idSchema,
  sample: sampleSchema,
  name: text('Who says it.', { max: 40 }),
  role: text('Their role and company.', { max: 60 }),
  initials: z
    .string()
    .regex(/^(?:(?!\p{Ll})\p{L}\p{M}*){1,3}$/u, 'one to three letters, no lower case')
    .describe('Shown on the corner of the portrait, or alone.'),
  quote: text('What they say, without quotation marks.', { max: 320 }),
  industry: z.enum(industries).describe('Their industry, which colors the initials.'),
  caseStudy: recordId('case-studies.yaml', 'Their case study, with the quote, too.').optional(),
  portrait: portraitSchema.optional(),
});

export const testimonialsSchema = listOf(testimonialSchema, 0);

const hostSchema = z.strictObject({
  sample: sampleSchema,
  name: text('Who takes the discovery call.', { max: 40 }),
  role: text('What they do, as it follows “who”: “runs outreach for six clients”.', { max: 80 }),
  sentence: text('Beside the last call.', { max: 120, names: ['role'], once: ['name'] }),
  portrait: portraitSchema.optional(),
});

/** `team.yaml`: who takes the call. With `[]`, the site names nobody. */
export const teamSchema = listOf(hostSchema, 0).max(1, 'one record');

export type Testimonial = z.infer<typeof testimonialSchema>;
