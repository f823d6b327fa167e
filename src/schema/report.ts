import { z } from 'astro/zod';
import { refineWith } from './rules.ts';
import { text } from './text-fields.ts';
import { leadStates, weekdays } from './vocabulary.ts';

const weekdaySchema = z.enum(weekdays);
const count = (minimum: 0 | 1 | 2) => z.int().min(minimum).max(5000);

const personSchema = z.strictObject({
  name: text('The buyer, invented like their company.', { max: 32 }),
  role: text('The role of the buyer.', { max: 32 }),
  size: text('How large the buyer’s company is, such as "14 hotels, 640 staff".', { max: 40 }),
  needs: text('What the buyer needs.', { max: 60 }),
  when: text('When the buyer needs it or decides.', { max: 32 }),
  state: z.enum(leadStates).describe('"missed": booked a meeting, but did not come.'),
  happened: text('What happened with this lead, and what comes next.', { max: 90 }),
});

const totalsSchema = z
  .strictObject({ writtenTo: count(1), qualified: count(1), booked: count(0), held: count(0) })
  .describe('Totals since day 1: companies written to, qualified leads, meetings booked and held.');

/** Who replied and did not qualify. */
const notCountedSchema = z.strictObject({
  who: text('Who replied, without a name: "Group of 4 motels".', { max: 60 }),
  why: text(undefined, { max: 90 }),
});

const changesSchema = z
  .strictObject({
    text: text('What changes from the next report on, and why.', { max: 260 }),
    highlight: text('The words of the text that are highlighted.', { max: 60 }),
  })
  .refine((changes) => changes.text.split(changes.highlight).length === 2, {
    path: ['highlight'],
    error: 'words that occur in `text` once, letter for letter',
  });

export const reportSchema = z
  .strictObject({
    number: count(2).describe('2 or more, because it names the day of the report before.'),
    day: z.int().min(1).max(180).describe('The day of the engagement.'),
    weekday: weekdaySchema.describe('One of `sentOn`.'),
    sentOn: z.array(weekdaySchema).min(1).max(5).describe('When reports are sent.'),
    people: z.array(personSchema).min(1).max(6).describe('Who qualified since the report before.'),
    totals: totalsSchema,
    delivery: text('Messages sent, come back and complained about since day 1.', { max: 90 }),
    notCounted: z.array(notCountedSchema).min(1).max(4),
    changes: changesSchema,
  })
  .refine(({ weekday, sentOn }) => sentOn.includes(weekday), {
    path: ['weekday'],
    error: 'one of the weekdays in `sentOn`',
  })
  .superRefine(
    refineWith(function* ({ people, totals }) {
      const { writtenTo, qualified, booked, held } = totals;
      const inState = (...states: string[]) =>
        people.filter(({ state }) => states.includes(state)).length;
      const bookedReason = 'with the state booked or missed, as `totals` has booked and not held';
      const qualifiedReason = 'with the state qualified, as `totals` has qualified and not booked';
      for (const [field, value, most, reason] of [
        ['totals.qualified', qualified, writtenTo, 'as were written to'],
        ['totals.booked', booked, qualified, 'as qualified'],
        ['totals.held', held, booked, 'as booked'],
        ['people', inState('held'), held, 'with the state held, as in `totals`'],
        ['people', inState('booked', 'missed'), booked - held, bookedReason],
        ['people', inState('qualified'), qualified - booked, qualifiedReason],
      ] as const) {
        if (value > most) yield [field, `at most ${most}, ${reason}`];
      }
    }),
  )
  .describe('One report, of people and companies that do not exist.');

export type Report = z.infer<typeof reportSchema>;
