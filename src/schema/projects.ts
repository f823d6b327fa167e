import { z } from 'astro/zod';
import {
  clientRecordFields,
  durationSchema,
  imageSchema,
  listOf,
  recordId,
  result,
} from './record-fields.ts';
import { refineWith } from './refine-with.ts';
import { text } from './text-fields.ts';

const ranks = ['primary', 'secondary', 'tertiary'] as const;

const countingImageSchema = imageSchema
  .extend({
    counts: z.enum(ranks).optional().describe('The result whose number the picture shows.'),
    thing: text('The thing that the picture repeats; in the singular for Primary and Tertiary.', {
      max: 24,
    }).optional(),
    unit: text('What one thing stands for, if Primary or Tertiary is counted.', {
      max: 32,
    }).optional(),
    note: text('What else the picture counts.', { max: 32 }).optional(),
  })
  .superRefine(
    refineWith(function* ({ counts, caption, thing, unit }) {
      if (counts && caption) yield ['caption', 'no caption: `thing`, `unit` and `note` make it'];
      if (!counts && thing) yield ['thing', 'no thing where the picture counts nothing'];
      if (!counts || counts === 'secondary') return;
      if (!thing) yield ['thing', 'a thing, such as "gear"'];
      if (!unit) yield ['unit', 'what one thing stands for, such as "quote request"'];
    }),
  );

const tagSchema = text(undefined, { max: 24 });

const projectSchema = z
  .strictObject({
    ...clientRecordFields,
    image: countingImageSchema.optional(),
    title: text('What happened in one line; the results say how much.', { max: 70 }),
    description: text('What was done and for whom, best in 90 to 140 characters.', { max: 240 }),
    results: z.strictObject({
      primary: result('The figure of the project, shown large.'),
      secondary: result('A second figure.'),
      tertiary: result('A third figure.'),
    }),
    tags: z.array(tagSchema).min(2).max(4),
    duration: durationSchema,
    plan: recordId('plans.yaml', 'The id of the plan that the client had.').optional(),
    leads: z.int().min(1).optional().describe('Qualified leads delivered in the project.'),
    won: z.int().min(0).optional().describe('How many of them became clients.'),
  })
  .superRefine(
    refineWith(function* ({ plan, leads, won }) {
      if (won === undefined) return;
      if (leads === undefined) yield ['leads', 'a number, of which `won` became clients'];
      else if (won > leads) yield ['won', `at most ${leads}, the \`leads\``];
      if (!plan) yield ['plan', 'the plan that the leads came with'];
    }),
  );

export const projectsSchema = listOf(projectSchema);

export type Project = z.infer<typeof projectSchema>;
