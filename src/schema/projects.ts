import { z } from 'astro/zod';
import { durationSchema, imageSchema, listOf, resultSchema, workFields } from './fields.ts';
import { text } from './text.ts';

const ranks = ['primary', 'secondary', 'tertiary'] as const;

const projectSchema = z.strictObject({
  ...workFields,
  image: imageSchema
    .extend({
      counts: z.enum(ranks).optional().describe('The result whose number the picture shows.'),
    })
    .optional(),
  title: text('What happened in one line; the results say how much.', { max: 70 }),
  description: text('What was done and for whom, best in 90 to 140 characters.', { max: 240 }),
  results: z.strictObject({
    primary: resultSchema('The figure of the project, shown large.'),
    secondary: resultSchema('A second figure.'),
    tertiary: resultSchema('A third figure.'),
  }),
  tags: z
    .array(text('One tag.', { max: 24 }))
    .min(2)
    .max(4),
  duration: durationSchema,
});

export const projectsSchema = listOf(projectSchema, 1);

export type Project = z.infer<typeof projectSchema>;
