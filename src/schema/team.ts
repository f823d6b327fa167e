import { z } from 'astro/zod';
import { listOf, portraitSchema, sampleSchema } from './record-fields.ts';
import { text } from './text-fields.ts';

const hostSchema = z.strictObject({
  sample: sampleSchema,
  name: text('Who takes the discovery call.', { max: 40 }),
  role: text('Their role, which follows the name below a report.', { max: 40 }),
  sentence: text('What they would do for the visitor, in the last section of the case studies.'),
  portrait: portraitSchema.optional(),
});

/** `team.yaml`: who takes the call. With `[]`, the site names nobody. */
export const teamSchema = listOf(hostSchema, 0).max(1, 'one record');
