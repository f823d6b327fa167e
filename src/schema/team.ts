import { z } from 'astro/zod';
import { listOf, portraitSchema, sampleSchema } from './fields.ts';
import { text } from './text.ts';

const hostSchema = z.strictObject({
  sample: sampleSchema,
  name: text('Who takes the discovery call.', { max: 40 }),
  role: text('What they do, as it follows “who”: “runs outreach for six clients”.', { max: 80 }),
  sentence: text('Beside the last call.', { max: 120, names: ['role'], once: ['name'] }),
  portrait: portraitSchema.optional(),
});

/** `team.yaml`: who takes the call. `[]`: the site names nobody. */
export const teamSchema = listOf(hostSchema, 0).max(1, 'one record');
