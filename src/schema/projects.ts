import { z } from 'astro/zod';
import {
  clientRecordFields,
  durationSchema,
  imageSchema,
  listOf,
  recordId,
  result,
  upToSevenDigits,
} from './record-fields.ts';
import { refineWith } from './rules.ts';
import { text } from './text-fields.ts';

const tagSchema = text(undefined, { max: 24 });

const projectSchema = z
  .strictObject({
    ...clientRecordFields,
    image: imageSchema.omit({ caption: true }).optional(),
    wide: z
      .boolean()
      .optional()
      .describe('Two columns for the picture, where the row has them and no filter is set.'),
    title: text('What happened in one line; the results say how much.', { max: 70 }),
    description: text('What was done and for whom, best in 70 to 110 characters.', { max: 240 }),
    results: z.strictObject({
      primary: result(
        'The figure of the project, shown large. A result that the picture counts names what is drawn: "47 containers: accounts reopened".',
      ),
      secondary: result('A second figure.'),
      tertiary: result('A third figure.'),
    }),
    tags: z.array(tagSchema).min(2).max(4),
    duration: durationSchema,
    plan: recordId('plans.yaml', 'The id of the plan that the client had.').optional(),
    leads: upToSevenDigits(1).optional().describe('Qualified leads delivered in the project.'),
    won: upToSevenDigits(0).optional().describe('How many of them became clients.'),
  })
  .superRefine(
    refineWith(function* ({ image, wide, plan, leads, won }) {
      if (wide && !image) yield ['wide', 'not wide without an `image`'];
      if (won === undefined) return;
      if (leads === undefined) yield ['leads', 'a number, of which `won` became clients'];
      else if (won > leads) yield ['won', `at most ${leads}, the \`leads\``];
      if (!plan) yield ['plan', 'the plan that the leads came with'];
    }),
  );

export const projectsSchema = listOf(projectSchema);

export type Project = z.infer<typeof projectSchema>;
