import { z } from 'astro/zod';
import { refineWith } from './rules.ts';
import { text } from './text-fields.ts';
import { stages } from './vocabulary.ts';

const stageSchema = z.strictObject({
  value: z.int().min(1).max(5000).describe('How many reached this stage.'),
  label: text('What was counted, as it follows the number: "demos booked".', { max: 32 }),
  stage: z.enum(stages).describe('The stage of the funnel; opened: a deal, won: a new client.'),
});

export const funnelSchema = z
  .array(stageSchema)
  .min(3)
  .max(6)
  .superRefine(
    refineWith(function* (funnelStages) {
      for (const [index, { value, stage }] of funnelStages.entries()) {
        const previous = funnelStages[index - 1];
        if (!previous && stage !== 'listed') yield [`${index}.stage`, 'listed, as the first stage'];
        if (previous && stages.indexOf(stage) <= stages.indexOf(previous.stage)) {
          yield [`${index}.stage`, `each stage once, in this order: ${stages.join(', ')}`];
        }
        if (previous && value > previous.value) {
          yield [`${index}.value`, `at most ${previous.value}, as the stage before`];
        }
      }
    }),
  )
  .describe('The stages from the companies listed to the clients won.');

export type Funnel = z.infer<typeof funnelSchema>;
