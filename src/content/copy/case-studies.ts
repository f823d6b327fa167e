import type { PageMeta } from '../../schema/site';

export const meta = {
  title: 'Case studies: real results from real clients',
  description:
    'Case studies with their numbers: where each client started, what we did, what came of it and how long it took.',
} satisfies PageMeta;

export const hero = {
  title: 'Real results from real clients',
  intro: 'Where each client started, what we did and what came of it.',
  indexLabel: 'Case studies on this page',
};

export const labels = {
  metrics: 'Figures',
  funnel: { title: 'Step by step', share: '{share} of {before}' },
  ratio: { spent: 'in', before: 'before', after: 'after {time}' },
  report: {
    title: 'Report {number}, {weekday} of week {week}',
    rhythm: '{company} gets one each {weekdays}.',
    people: 'Qualified since {weekday}: {count}',
    needs: 'Needs',
    when: 'When',
    happened: 'What happened',
    states: {
      qualified: 'Not booked yet',
      booked: 'Meeting booked',
      missed: 'Meeting missed',
      held: 'Meeting held',
    },
    soFar: {
      title: 'So far, day {day}',
      writtenTo: 'written to',
      qualified: 'qualified',
      booked: 'booked',
      held: 'held',
      of: '{label}, of {count}',
      perMonth: '{label}, of {count} a month',
    },
    notCounted: 'Not counted: {count}',
    also: 'Also: {declined} declined, {optedOut} asked not to be written to, {bounced} bounced.',
    changes: 'What changes on {weekday}',
    weekdays: {
      Mon: 'Monday',
      Tue: 'Tuesday',
      Wed: 'Wednesday',
      Thu: 'Thursday',
      Fri: 'Friday',
    },
  },
  challenge: 'Challenge',
  solution: 'Solution',
  outcome: 'Outcome',
  help: 'See if we can help you',
  more: 'View More Projects',
  plans: 'Compare plans',
};

export const closing = {
  title: 'Ready to see similar results?',
  intro: 'Bring your numbers to a call. We will tell you which case yours is closest to. {reference}',
  portfolio: 'View Full Portfolio',
};
