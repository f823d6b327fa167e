import type { PageMeta } from '../../schema/site';
import { identity } from '@content/identity';

export const meta = {
  title: `${identity.brand}: qualified leads, ready to close`,
  description: `${identity.brand} finds your buyers, contacts them and asks what they need and when. Qualified leads can book a meeting with your sales team.`,
} satisfies PageMeta;

export const hero = {
  kicker: 'Lead generation and sales qualification for teams that sell to businesses',
  titleStart: 'Qualified leads,',
  titleEnd: 'ready to close.',
  intro: 'We find your buyers, contact them and ask what they need and when. Qualified leads can book a meeting with your sales team.',
  resultsLink: 'See client results',
  statsLabel: 'Average results across clients',
  stats: [
    { figure: '3–7x', label: 'average ROI in 90 days' },
    { figure: '14 days', label: 'typical time to first leads' },
    { figure: '82%', label: 'show-up rate to meetings' },
    { figure: '+38%', label: 'average deal velocity increase' },
  ],
  statsNote:
    'Averages over {clientsCounted}; not a promise. ROI is {roiCounts}.',
  calendarCaption: 'One square, one meeting.',
  calendarDescription: 'A calendar that fills with meetings.',
};

export const outcomes = {
  title: 'What changes for your sales team',
  intro: 'Better conversations, and more time for them.',
  items: [
    {
      id: 'opportunities',
      title: 'Sales-ready opportunities',
      text: 'Your reps meet people with a need and a date, not names on a list.',
    },
    {
      id: 'autopilot',
      title: 'Pipeline on autopilot',
      text: 'Outreach and follow-up go on while your team closes.',
    },
    {
      id: 'time',
      title: 'More time to close',
      text: 'Your reps stop looking for names and chasing replies. That time goes into open deals.',
    },
    {
      id: 'growth',
      title: 'Predictable growth',
      text: 'Your plan names the leads a month. If a month falls short, the next one makes it up.',
    },
  ],
};

export const how = {
  title: 'How a stranger becomes a meeting',
  /** On the page if no case study has a funnel; always in llms.txt. */
  intro: 'You agree on the profile with us and approve the first messages. We do the research, outreach, scoring and follow-up.',
  /** `subject` replaces the intro if a case study has a funnel; `description` is the text alternative. */
  scene: {
    subject: '{days} at {company}, {industry}. Each square is a company.',
    description: 'Drawn as squares: {funnel}.',
    day: 'Day {day}',
  },
  sheets: {
    message: 'The message you approved',
    reply: 'The reply, scored',
    brief: 'What your rep gets',
    to: 'To',
    company: 'Company',
    needs: 'Needs',
    when: 'When',
    decides: 'Decides',
    asked: 'Asked',
  },
  facts: [
    'Replies are answered by {repliesBy}.',
    'We write from {sendingDomains}.',
    'Your rep gets each lead {delivery}.',
  ],
  steps: {
    attract: {
      title: 'Attract the right buyers',
      text: 'We agree on a profile with you, find companies that match it and write to them.',
      result: 'You approve the first message',
    },
    qualify: {
      title: 'Qualify on autopilot',
      text: 'We score every reply against that profile and ask what they need and when.',
      result: 'First leads typically in 14 days',
    },
    handOff: {
      title: 'Hand off to your team',
      text: 'A qualified lead can book a meeting in your calendar. Your rep takes it from there.',
    },
  },
  action: 'Book a walkthrough',
  readReport: 'Read a report',
};

export const results = {
  title: 'What clients got',
  intro: 'We work in seven industries: B2B SaaS, e-\u2060commerce, professional services, fintech, healthcare, manufacturing and real estate. {reference}',
  readCase: 'Read the case',
  action: 'See all case studies',
};

export const testimonials = {
  title: 'What clients say',
};

export const pricing = {
  title: 'What a plan costs',
  intro: 'Pay monthly, or upfront for the year and save. Prices in US dollars.',
  periodLabel: 'Billing period',
  monthly: 'Monthly',
  yearly: 'Yearly',
  save: 'Save {percent}%',
  saveUpTo: 'Save up to {percent}%',
  saves: 'Saves {percent}%',
  perMonth: 'per month',
  billedMonthly: 'Billed monthly',
  billedAnnually: 'Billed annually',
  yearlySum: '{price} for the year',
  perLead: '{price} a lead',
  custom: 'Custom',
  customNote: 'Priced with you on a call',
  leads: {
    one: '1 qualified lead a month',
    other: '{count} qualified leads a month',
    agreed: 'As many as we agree on',
  },
  popular: 'Most popular',
  featuresLabel: 'What {plan} includes',
  comparison: {
    title: 'What each plan includes',
    custom: 'Agreed on a call',
  },
  notes: [
    { name: 'A lead that does not fit', text: '{misfitLead}' },
    { name: 'A month that falls short', text: '{shortMonth}' },
    {
      name: 'How a plan starts and ends',
      text: 'Each starts with a call, where Scale can add services that no plan lists, such as meeting reminders. Plans renew each month, or each year if billed annually, at the current price, unless you write to us before.',
    },
  ],
  termsLink: 'Read the Terms',
};

export const faqs = {
  title: 'Questions before the first call',
  intro: 'Another question? Write to',
};

export const booking = {
  title: 'Find out whether this works for you.',
  intro: 'Tell us who you sell to and what a deal is worth. We tell you which plan would pay, if any.',
  comparePlans: 'Compare plans',
  emailLabel: 'Or write to us:',
};
