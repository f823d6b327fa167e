import { z } from 'astro/zod';
import { drawing } from './record-fields.ts';
import { refineWith } from './rules.ts';
import { text } from './text-fields.ts';

const stateSchema = z.strictObject({
  day: z.int().min(0).max(180).describe('The day of the engagement.'),
  count: z.int().min(0).max(999).describe('How many things the drawing shows on that day.'),
  value: z.number().nonnegative().max(999).describe('`suffix` shortens larger ones.'),
  caption: text('What is drawn, with its count: "11 demos held".', { max: 40 }),
});

type CourseState = z.infer<typeof stateSchema>;

const statesSchema = z
  .tuple([stateSchema, stateSchema, stateSchema], 'the first day, one in the middle and the last')
  .superRefine(
    refineWith(function* (states: readonly [CourseState, CourseState, CourseState]) {
      const [first, middle, last] = states;
      for (const [index, { day, count, caption }] of states.entries()) {
        const previous = states[index - 1];
        if (previous && day <= previous.day) yield [`${index}.day`, `more than ${previous.day}`];
        if (previous && count <= previous.count) {
          yield [`${index}.count`, `more than ${previous.count}`];
        }
        if (count > 0 && !RegExp(`\\b${count}\\b`).test(caption)) {
          yield [`${index}.caption`, `a text with the count, ${count}`];
        }
      }
      if (first.value === last.value) yield ['2.value', 'another value than the first'];
      const share = (middle.value - first.value) / (last.value - first.value);
      const count = Math.round(first.count + share * (last.count - first.count));
      if (middle.count !== count) {
        yield ['1.count', `${count}, which follows \`value\`, or another \`value\``];
      }
    }),
  )
  .describe('The first day, one in the middle and the last.');

export const courseSchema = z
  .strictObject({
    src: drawing(
      'with the things of three days, in one scale: `<view id="first">`, "middle" and "last"; "tile" is their close-up.',
    ),
    layout: z
      .enum(['street', 'belts', 'rails'])
      .describe(
        'street: side by side on a ground line, each 400 by 600. belts: below each other, 892 by 140. rails: hung up, 292 by 212, the last one 622 wide.',
      ),
    alt: text('What a person sees on one of the days.', { requiredVariables: ['count'] }),
    measure: text('What the values are, if the headline does not say it.', { max: 60 }).optional(),
    prefix: z.string().max(1, 'one character').describe('Precedes the values, such as "$".'),
    suffix: z.string().max(1, 'one character').describe('Follows the values, such as "k" or "x".'),
    states: statesSchema,
  })
  .describe('The headline figure over time, drawn as things of the client. Without it, `image`.');
