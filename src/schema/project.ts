import { z } from 'astro/zod';
import { durationSchema, resultSchema, text, workFields } from './fields.ts';

export const projectSchema = z.strictObject({
  ...workFields,
  title: text(15, 70, 'The story in one line.'),
  description: text(90, 240, 'What was done and for whom.'),
  results: z.strictObject({
    primary: resultSchema('The figure in the title.'),
    secondary: resultSchema('A second figure.'),
    tertiary: resultSchema('A third figure.'),
  }),
  tags: z
    .array(text(2, 24, 'One tag.'))
    .min(2)
    .max(4),
  duration: durationSchema,
});

export type Project = z.infer<typeof projectSchema>;
