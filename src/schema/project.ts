import { z } from 'astro/zod';
import { durationSchema, imageSchema, resultSchema, text, workFields } from './fields.ts';

const ranks = ['primary', 'secondary', 'tertiary'] as const;

export const projectSchema = z.strictObject({
  ...workFields,
  image: imageSchema
    .extend({
      counts: z.enum(ranks).optional().describe('The result whose number the picture shows.'),
    })
    .optional(),
  title: text(15, 70, 'The story in one line.'),
  description: text(60, 240, 'What was done and for whom.'),
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
