import { identity } from '@content/identity';

/** Used on several pages. */
export const shared = {
  skipLink: 'Skip to content',
  homeLinkLabel: `${identity.brand}, home`,
  bookACall: 'Book a call',
  callNote:
    'The call is {callLength} with {callHost}. You leave with {callResult}.',
  timeframe: 'in {time}',
  /** The text alternative of the image in link previews. */
  socialCardAlt:
    '“{title}” and the name {brand} on dark green. Beside it: {picture}',
  menu: { open: 'Menu', close: 'Close menu', label: 'Main' },
  navigation: {
    outcomes: 'Outcomes',
    how: 'How it works',
    portfolio: 'Portfolio',
    pricing: 'Pricing',
    faqs: 'FAQs',
    caseStudies: 'Case Studies',
    backToHome: 'Back to Home',
    contact: 'Contact',
    terms: 'Terms',
    privacy: 'Privacy',
  },
  legal: { lastUpdated: 'Last updated', contents: 'Contents' },
  footer: {
    explore: 'Explore',
    resources: 'Resources',
    legal: 'Legal',
    copyright: '© {year} {owner}',
  },
};
