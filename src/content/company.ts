import type { Company } from '../schema/copy';

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
  misfitLead: 'Tell us within 10 days, and we replace it.',
  shortMonth:
    'The missing leads come in the next month, on top of its own, at no charge. No plan, monthly or annual, ends owing leads: it runs on, free, until they are delivered.',
  repliesBy: 'a person on your account team, under a name you agreed to',
  sendingDomains: 'separate domains that we set up, so that yours stay clean',
  competitors: 'We do not write to the same buyers for two competitors.',
  delivery: 'by email with the whole exchange, on every plan',
  reference: 'Before you sign, we put you in touch with a client in your industry.',
  clientsCounted: '41 clients, 2024 to 2026',
  roiCounts: 'revenue from deals won, divided by what the client paid us',
};
