import { z } from 'astro/zod';
import { refineWith } from './rules.ts';
import { keepTimesTogether, text } from './text-fields.ts';
import { type Weekday, weekdays } from './vocabulary.ts';

const timeSchema = z
  .string()
  .regex(new RegExp(`^(?:${weekdays.join('|')}) (?:1[0-2]|[1-9]):[0-5]\\d [AP]M$`), {
    error: 'a working day and a time, such as "Thu 2:00 PM"',
  })
  .transform((value) => ({
    weekday: value.slice(0, 3) as Weekday,
    clock: keepTimesTogether(value.slice(4)),
  }))
  .describe('When the meeting takes place.');

const briefSchema = z
  .strictObject({
    time: timeSchema,
    name: text('The person of the meeting, invented like the company.', { max: 32 }),
    role: text('Their role.', { max: 32 }),
    company: text('Their company.', { max: 40 }),
    needs: text('What they need, in their words.', { max: 80 }),
    when: text('When they need it, or decide.', { max: 60 }),
    decides: text('Who decides.', { max: 60 }),
  })
  .describe('What your rep gets.');

export const handoverSchema = z
  .strictObject({
    message: text('What was sent, as the client approved it.', { max: 320 }),
    signature: z
      .array(text(undefined, { max: 60 }))
      .min(1)
      .max(3)
      .describe('Who signs, and the postal address, a line each.'),
    reply: text('The buyer’s words.', { max: 320 }),
    followUp: z
      .strictObject({
        question: text('What was missing in the reply.', { max: 120 }),
        answer: text('The buyer’s words.', { max: 320 }),
      })
      .optional()
      .describe('What was asked after the reply.'),
    highlights: z
      .array(text(undefined, { max: 60 }))
      .min(1)
      .max(4)
      .describe('The words of the reply and the answer that qualify the lead.'),
    brief: briefSchema,
    heroNeed: text('The need on the hero’s tag: "Needs one shift plan for all hotels".', {
      max: 48,
    }),
  })
  .superRefine(
    refineWith(function* ({ reply, followUp, highlights }) {
      const replies = [reply, followUp?.answer].join('\n');
      const rest = (index: number) =>
        highlights.slice(0, index).reduce((text, words) => text.replace(words, '\n'), replies);
      for (const [index, words] of highlights.entries()) {
        if (replies.split(words).length !== 2) {
          yield [
            `highlights.${index}`,
            'words that occur in `reply` or `followUp.answer` once, letter for letter',
          ];
        } else if (!rest(index).includes(words)) {
          yield [`highlights.${index}`, 'words that overlap no other highlight'];
        }
      }
    }),
  )
  .describe('One lead from end to end, of a person and a company that do not exist.');

export type Handover = z.infer<typeof handoverSchema>;
