import type { PageMeta } from '../../schema/page-meta';
import { identity } from '../identity';

export const meta = {
  title: `${identity.brand}: qualified leads, ready to close`,
  description: `${identity.brand} finds your buyers, starts the conversation and qualifies the need. Your sales team gets meetings with leads that are ready to close.`,
} satisfies PageMeta;

export const hero = {
  kicker: 'Lead generation and sales qualification for teams that sell to businesses',
  titleStart: 'Qualified leads,',
  titleEnd: 'ready to close.',
  lead: 'We find the buyers, start the conversation and qualify the need. Your team opens the calendar and finds meetings worth taking.',
  resultsLink: 'See client results',
  statsLabel: 'Average results across clients',
  stats: [
    { figure: '3–7x', label: 'average ROI in 90 days' },
    { figure: '14 days', label: 'typical time to first leads' },
    { figure: '82%', label: 'show-up rate to meetings' },
    { figure: '+38%', label: 'average deal velocity increase' },
  ],
  statsNote: 'ROI is your return on investment: what comes back, compared with what you spend.',
  figure: {
    description:
      'From many signals we catch the few that fit, qualify them at one gate and put them in your calendar.',
    day: 'Tuesday',
    slots: [
      { time: '9:00', booked: true },
      { time: '10:30', booked: true },
      { time: '12:00', booked: false },
      { time: '14:00', booked: true },
    ],
    summary: '3 booked',
  },
} as const;

export const outcomes = {
  title: 'What changes when the calendar fills itself',
  lead: 'Four things your sales team will notice in the first quarter, in the order they notice them.',
  items: [
    {
      id: 'opportunities',
      title: 'Sales-ready opportunities',
      text: 'Every lead is scored and spoken to before you see it. You meet buyers with a need, a budget and a date.',
    },
    {
      id: 'autopilot',
      title: 'Pipeline on autopilot',
      text: 'Outreach, replies and follow-up run every working day, so a busy week of closing never means an empty month after.',
    },
    {
      id: 'time',
      title: 'More time to close',
      text: 'Your reps stop hunting for names and chasing replies. Those hours go to the calls that end in a signature.',
    },
    {
      id: 'growth',
      title: 'Predictable growth',
      text: 'You know how many qualified leads come each month and how many turn up. Plan hiring and targets on that.',
    },
  ],
} as const;

export const how = {
  title: 'One line from stranger to meeting',
  lead: 'Three steps. You join at the end of the third.',
  steps: [
    {
      title: 'Attract the right buyers',
      text: 'We agree on who you want to meet. Then we look for signs that they are looking too, and write to them where they read.',
      result: 'Many signals, few names',
    },
    {
      title: 'Qualify on autopilot',
      text: 'Each reply is scored against your criteria: fit, need, timing. Those who do not pass are thanked and left in peace.',
      result: 'First leads after 14 days, typically',
    },
    {
      title: 'Hand off to your team',
      text: 'A qualified lead picks a time in your calendar. Your rep gets the whole conversation with it, so nobody starts cold.',
      result: '82% of meetings take place',
    },
  ],
  action: 'Book a walkthrough',
} as const;

export const results = {
  title: 'Results, on the record',
  lead: 'Three engagements in three industries. Each figure is counted in the client’s own books, over the period shown.',
  readCase: 'Read the case',
  action: 'See all case studies',
} as const;

export const testimonials = {
  title: 'What clients say afterwards',
} as const;

export const pricing = {
  title: 'A price for each stage of growth',
  lead: 'Pay by the month, or pay for the year upfront and pay less. Prices are in US dollars.',
  periodLabel: 'Billing period',
  monthly: 'Monthly',
  yearly: 'Yearly',
  save: 'Save {percent}%',
  saves: 'Saves {percent}%',
  perMonth: 'per month',
  billedMonthly: 'Billed monthly',
  billedAnnually: 'Billed annually',
  custom: 'Custom',
  customNote: 'Priced with you on a call',
  popular: 'Most popular',
  featuresLabel: 'What {plan} includes',
} as const;

export const faqs = {
  title: 'Asked before the first call',
  lead: 'Something else?',
} as const;

export const booking = {
  title: 'Put meetings in next month’s calendar.',
  lead: 'Bring your numbers to a discovery call. You leave it knowing whether this would work for you.',
  comparePlans: 'Compare plans',
  emailLabel: 'Or write to us:',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  weeks: ['Week 1', 'Week 2', 'Week 3', 'Week 4'],
} as const;
