import { z } from 'astro/zod';
import { refineWith } from './refine-with.ts';
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
  .describe('When the meeting takes place. Calendars show it on this weekday.');

const briefSchema = z
  .strictObject({
    time: timeSchema,
    name: text('The person of the meeting, invented like the company.', { max: 32 }),
    role: text('Their role.', { max: 32 }),
    company: text('The company and its size: "Lakeshore Inns, 14 hotels".', { max: 40 }),
    needs: text('What they need, in their words.', { max: 80 }),
    when: text('When they need it, or decide.', { max: 60 }),
    decides: text('Who decides.', { max: 60 }),
    asked: text('What they asked.', { max: 60 }),
    reached: z
      .enum(['held', 'opened', 'won'])
      .default('held')
      .describe('The last stage that they reached. Drawings show them as a held meeting.'),
  })
  .describe('What your rep gets.');

const criterionSchema = z.strictObject({
  wanted: text('What the agreed profile asks for.', { max: 40 }),
  found: text('What the reply says about it, in a word.', { max: 20 }),
  quote: text('The words of the reply that say so, which are highlighted there.', { max: 60 }),
});

export const handoverSchema = z
  .strictObject({
    message: text('What was sent, as the client approved it.', { max: 320 }),
    reply: text('The buyer’s words.', { max: 320 }),
    criteria: z.array(criterionSchema).min(2).max(4),
    brief: briefSchema,
    heroNeed: text('The need on the hero’s tag: "Needs one shift plan for all hotels".', {
      max: 48,
    }),
    declined: text('A reply that did not qualify, and why.', { max: 160 }),
  })
  .superRefine(
    refineWith(function* ({ reply, criteria }) {
      const rest = (index: number) =>
        criteria.slice(0, index).reduce((text, { quote }) => text.replace(quote, '\n'), reply);
      for (const [index, { quote }] of criteria.entries()) {
        if (reply.split(quote).length !== 2) {
          yield [`criteria.${index}.quote`, 'words that occur in `reply` once, letter for letter'];
        } else if (!rest(index).includes(quote)) {
          yield [`criteria.${index}.quote`, 'words that overlap no other `quote`'];
        }
      }
    }),
  )
  .describe('One lead from end to end, of a person and a company that do not exist.');

export type Handover = z.infer<typeof handoverSchema>;
