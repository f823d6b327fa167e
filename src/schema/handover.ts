import { z } from 'astro/zod';
import { joinTimes, text } from './fields.ts';
import { type Weekday, weekdays } from './vocabulary.ts';

const timeSchema = z
  .string()
  .regex(new RegExp(`^(?:${weekdays.join('|')}) (?:1[0-2]|[1-9]):[0-5]\\d [AP]M$`), {
    error: 'a working day and a time, such as "Thu 2:00 PM"',
  })
  .transform((value) => ({
    weekday: value.slice(0, 3) as Weekday,
    clock: joinTimes(value.slice(4)),
  }))
  .describe('When the meeting takes place. The calendar of the hero opens it on this day.');

const buyerCompanySchema = text(3, 40, 'The company and its size: "Lakeshore Inns, 14 hotels".')
  .transform((value) => ({ name: value, size: value.split(', ').at(-1) ?? value }))
  .describe('The hero shows only what follows the last comma.');

const briefSchema = z
  .strictObject({
    time: timeSchema,
    name: text(3, 32, 'The person of the meeting, invented like the company.'),
    role: text(3, 32, 'Their role.'),
    company: buyerCompanySchema,
    needs: text(10, 80, 'What they need, in their words.'),
    when: text(5, 60, 'When they need it, or decide.'),
    decides: text(5, 60, 'Who decides.'),
    asked: text(5, 60, 'What they asked.'),
  })
  .describe('What your rep gets.');

const criterionSchema = z.strictObject({
  wanted: text(5, 40, 'What the agreed profile asks for.'),
  found: text(1, 20, 'What the reply says about it, in a word.'),
  quote: text(2, 60, 'The words of the reply that say so; they are highlighted there.'),
});

export const handoverSchema = z
  .strictObject({
    message: text(120, 320, 'What was sent, as the client approved it.'),
    reply: text(120, 320, 'The buyer’s words.'),
    criteria: z.array(criterionSchema).min(2).max(4),
    brief: briefSchema,
    heroText: text(20, 60, 'Need and date in one or two short sentences, for the hero.'),
    declined: text(40, 160, 'A reply that did not qualify, and why.'),
  })
  .superRefine(({ reply, criteria }, context) => {
    const spans = criteria.map(({ quote }) => {
      const start = reply.indexOf(quote);
      return { start, end: start + quote.length };
    });
    for (const [index, { quote }] of criteria.entries()) {
      const addIssue = (message: string) =>
        context.addIssue({ code: 'custom', path: ['criteria', index, 'quote'], message });
      const { start, end } = spans[index] as (typeof spans)[number];
      if (start < 0) addIssue('words that occur in `reply`, letter for letter');
      else if (reply.includes(quote, start + 1)) addIssue('words that occur in `reply` once');
      else if (spans.slice(0, index).some((span) => span.start < end && start < span.end))
        addIssue('words of `reply` that no other quote has');
    }
  })
  .describe('One lead from end to end, of a person and a company that do not exist.');

export type Handover = z.infer<typeof handoverSchema>;
