import type { Company } from '../schema/site';

/**
 * What only you know. Copy, questions and legal pages name each fact in braces, such as
 * `{callLength}`; before you empty one, delete the sentences that name it. Set `sample` to false
 * once you have confirmed or emptied each, and confirmed the hero's averages and the legal pages.
 */
export const company: Company = {
  sample: true,
  legalName: 'Closewell, Inc.',
  address: '1 Example Street, Wilmington, Delaware',
  callLength: '30 minutes',
  callHost: 'the person who would run your outreach',
  callResult: 'your buyer’s profile and how many companies match it',
  misfitLead: 'Tell us why within 10 days of getting it, or of a second missed meeting, and we replace it.',
  misfitDetails:
    'You decide. A buyer with no need after all, or who misses two meetings, is such a lead.',
  shortMonth:
    'The missing leads come in the next month, on top of its own, at no charge. If some are still missing when a plan ends, we keep working, free, until you have them, unless you end it early.',
  repliesBy:
    'a person of ours who knows your account, under a name you agreed to; on Scale, by a team that works for you alone',
  sendingDomains:
    'separate domains that we set up, so that yours stay clean; when the plan ends, they are closed, or yours if you ask',
  competitors: 'We do not write to the same buyers for two competitors.',
  delivery: 'by email with the whole exchange, on every plan',
  reference: 'On request, before you sign, we put you in touch with a client who has agreed to speak.',
  clientsCounted: '41 clients, 2024 to 2026',
  roiCounts: 'revenue from deals won, divided by what the client paid us',
};
