import { z } from 'astro/zod';
import { text } from './fields.ts';
import { leadStates, type Weekday, weekdays } from './vocabulary.ts';

const weekdaySchema = z.enum(weekdays);
const count = (minimum: 0 | 1) => z.int().min(minimum).max(5000);

const personSchema = z.strictObject({
  name: text(3, 32, 'The buyer, invented like their company.'),
  role: text(3, 32, 'Their role.'),
  size: text(5, 40, 'How large their company is, such as "14 hotels, 640 staff".'),
  needs: text(10, 60, 'What they need.'),
  when: text(5, 32, 'When they need it, or decide.'),
  state: z.enum(leadStates).describe('How far they came; missed: booked, but did not come.'),
  happened: text(10, 90, 'What happened, and what comes next.'),
});

const soFarSchema = z
  .strictObject({
    writtenTo: count(1).describe('Companies written to since day 1.'),
    qualified: count(1).describe('Qualified leads since day 1.'),
    booked: count(0).describe('How many of them booked a meeting.'),
    held: count(0).describe('How many of these meetings took place.'),
    perMonth: count(1).optional().describe('Qualified leads a month in the plan of the client.'),
  })
  .describe('What stands on the day of the report.');

const notCountedSchema = z.strictObject({
  who: text(10, 60, 'Who replied, without a name: "Group of 4 motels".'),
  why: text(10, 90, 'Why they are no qualified lead.'),
});

const changesSchema = z
  .strictObject({
    text: text(40, 260, 'What changes from the next report on, and why.'),
    highlight: text(5, 60, 'The words of the text that are highlighted.'),
  })
  .refine((changes) => changes.text.includes(changes.highlight), {
    path: ['highlight'],
    error: 'words that occur in `text`, letter for letter',
  });

/** Returns the weekday of a day of the engagement, or undefined on weekends. */
const getWeekday = (startsOn: Weekday, day: number): Weekday | undefined =>
  weekdays[(weekdays.indexOf(startsOn) + day - 1) % 7];

const fieldsSchema = z.strictObject({
  startsOn: weekdaySchema.describe('The weekday of day 1, the first day on which messages go out.'),
  sentOn: z.array(weekdaySchema).min(1).max(5).describe('The weekdays on which a report is sent.'),
  day: z.int().min(1).max(180).describe('The day of this report, on a weekday of `sentOn`.'),
  people: z.array(personSchema).min(1).max(6).describe('Who qualified since the report before.'),
  soFar: soFarSchema,
  notCounted: z.array(notCountedSchema).min(1).max(4).describe('Who replied and did not qualify.'),
  changes: changesSchema,
});

/** Derives number, week and weekdays from the day. */
function addDates(report: z.infer<typeof fieldsSchema>) {
  const { startsOn, day } = report;
  const sentOn = weekdays.filter((name) => report.sentOn.includes(name));
  const days = Array.from({ length: day }, (_, index) => getWeekday(startsOn, index + 1));
  const sent = days.filter((name) => name && sentOn.includes(name));
  const weekday = sent.at(-1) ?? startsOn;
  return {
    ...report,
    sentOn,
    weekday,
    week: Math.ceil((weekdays.indexOf(startsOn) + day) / 7),
    number: sent.length,
    previousWeekday: sent.at(-2) ?? startsOn,
    nextWeekday: sentOn[(sentOn.indexOf(weekday) + 1) % sentOn.length] ?? weekday,
  };
}

export const reportSchema = fieldsSchema
  .superRefine(({ startsOn, sentOn, day, people, soFar }, context) => {
    const requireAtMost = (most: number, value: number, path: PropertyKey[], reason: string) => {
      if (value <= most) return;
      context.addIssue({ code: 'custom', path, message: `at most ${most}, ${reason}` });
    };
    const { writtenTo, qualified, booked, held } = soFar;
    requireAtMost(writtenTo, qualified, ['soFar', 'qualified'], 'as were written to');
    requireAtMost(qualified, booked, ['soFar', 'booked'], 'as qualified');
    requireAtMost(booked, held, ['soFar', 'held'], 'as booked');
    const inState = (...states: string[]) =>
      people.filter(({ state }) => states.includes(state)).length;
    requireAtMost(held, inState('held'), ['people'], 'with the state held, as in `soFar`');
    const open = booked - held;
    const openReason = 'with the state booked or missed, as `soFar` has booked and not held';
    requireAtMost(open, inState('booked', 'missed'), ['people'], openReason);
    const unbooked = qualified - booked;
    const reason = 'with the state qualified, as `soFar` has qualified and not booked';
    requireAtMost(unbooked, inState('qualified'), ['people'], reason);
    if (sentOn.some((name) => name === getWeekday(startsOn, day))) return;
    const message = `a day that is a ${sentOn.join(' or ')}, if day 1 is a ${startsOn}`;
    context.addIssue({ code: 'custom', path: ['day'], message });
  })
  .transform(addDates)
  .describe('One report, of people and companies that do not exist.');

export type Report = z.infer<typeof reportSchema>;
