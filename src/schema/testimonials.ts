import { z } from 'astro/zod';
import { idSchema, listOf, portraitSchema, recordId, sampleSchema } from './record-fields.ts';
import { text } from './text-fields.ts';

const testimonialSchema = z.strictObject({
  id: idSchema,
  sample: sampleSchema,
  name: text('The name of the person.', { max: 40 }),
  role: text('Their role and company.', { max: 60 }),
  initials: z
    .string()
    .regex(/^(?:(?!\p{Ll})\p{L}\p{M}*){1,3}$/u, 'one to three letters, no lower case')
    .describe('Shown before the name.'),
  quote: text('What they say, without quotation marks.', { max: 320 }),
  caseStudy: recordId('case-studies.yaml', 'The case study that shows the quote, too.').optional(),
  portrait: portraitSchema.optional(),
});

export const testimonialsSchema = listOf(testimonialSchema);

export type Testimonial = z.infer<typeof testimonialSchema>;
