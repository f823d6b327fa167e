import { z } from 'astro/zod';
import { durationSchema, imageSchema, listOf, recordId, result, workFields } from './fields.ts';
import { text } from './text.ts';

const ranks = ['primary', 'secondary', 'tertiary'] as const;

const countingImageSchema = imageSchema
  .extend({
    counts: z.enum(ranks).optional().describe('The result whose number the picture shows.'),
    thing: text('What it shows that many times; for Primary and Tertiary in the singular.', {
      max: 24,
    }).optional(),
    unit: text('What one thing stands for, in the singular; for Primary and Tertiary.', {
      max: 32,
    }).optional(),
    note: text('What else the picture counts.', { max: 32 }).optional(),
  })
  .superRefine(({ counts, caption, thing, unit }, context) => {
    const expect = (isValid: unknown, field: string, message: string) => {
      if (!isValid) context.addIssue({ code: 'custom', path: [field], message });
    };
    if (counts) expect(!caption, 'caption', 'no caption: `thing`, `unit` and `note` make it');
    else expect(!thing, 'thing', 'no thing where the picture counts nothing');
    if (!counts || counts === 'secondary') return;
    expect(thing, 'thing', 'a thing, such as "gear"');
    expect(unit, 'unit', 'what one thing stands for, such as "quote request"');
  });

const projectSchema = z
  .strictObject({
    ...workFields,
    image: countingImageSchema.optional(),
    title: text('What happened in one line; the results say how much.', { max: 70 }),
    description: text('What was done and for whom, best in 90 to 140 characters.', { max: 240 }),
    results: z.strictObject({
      primary: result('The figure of the project, shown large.'),
      secondary: result('A second figure.'),
      tertiary: result('A third figure.'),
    }),
    tags: z
      .array(text('One tag.', { max: 24 }))
      .min(2)
      .max(4),
    duration: durationSchema,
    plan: recordId('plans.yaml', 'The id of the plan that the client had.').optional(),
    leads: z.int().min(1).optional().describe('Qualified leads delivered in the project.'),
    won: z.int().min(0).optional().describe('How many of them became clients.'),
  })
  .superRefine(({ plan, leads, won }, context) => {
    const addIssue = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (won === undefined) return;
    if (leads === undefined) addIssue('leads', 'a number, of which `won` became clients');
    else if (won > leads) addIssue('won', `at most ${leads}, the \`leads\``);
    if (!plan) addIssue('plan', 'the plan that the leads came with');
  });

export const projectsSchema = listOf(projectSchema, 0);

export type Project = z.infer<typeof projectSchema>;
