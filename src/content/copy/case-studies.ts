import type { PageMeta } from '../../schema/page-meta';

export const meta = {
  title: 'Case studies: real results from real clients',
  description:
    'Three engagements with their figures: +212% qualified pipeline in 60 days, $420k new revenue in 90 days and 3.4x blended return on ad spend.',
} satisfies PageMeta;

export const hero = {
  title: 'Real results from real clients',
  lead: 'Three companies, three different problems. Here is where each one stood, what we did and what it brought.',
  indexLabel: 'The three cases',
} as const;

export const labels = {
  metrics: 'Figures',
  challenge: 'Challenge',
  solution: 'Solution',
  outcome: 'Outcome',
  help: 'See if we can help you',
  more: 'View More Projects',
  chartTable: 'The same figures as a table',
  moment: 'Moment',
  value: 'Value',
} as const;

export const closing = {
  title: 'Ready to see similar results?',
  lead: 'Bring your numbers to a discovery call. We will tell you which of these cases yours is closest to.',
  portfolio: 'View Full Portfolio',
} as const;
