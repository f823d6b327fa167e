import { z } from 'astro/zod';
import { listOf, portraitSchema, sampleSchema } from './record-fields.ts';
import { text } from './text-fields.ts';

const hostSchema = z.strictObject({
  sample: sampleSchema,
  name: text('Who takes the discovery call.', { max: 40 }),
  role: text('What they do, as it follows “who”: “runs outreach for six clients”.', { max: 80 }),
  portrait: portraitSchema.optional(),
});

/** `team.yaml`: who takes the call. With `[]`, the site names nobody. */
export const teamSchema = listOf(hostSchema, 0).max(1, 'one record');
