import { identity } from '../identity';

/** Used on several pages. */
export const shared = {
  skipLink: 'Skip to content',
  homeLinkLabel: `${identity.brand}, home`,
  bookACall: 'Book a call',
  bookingNext: 'You pick a time and leave your name and work email.',
  /** Shown once `company.ts` has the fact. */
  bookingFacts: ['The call takes {callLength}.', 'You talk to {callHost}.'],
  within: 'in {time}',
  /** What squares count; the text alternative of posters. */
  counted: {
    one: '1 square, 1 {label}',
    other: '{count} squares, {count} {label}',
    held: '{held} of them held',
    also: '{also} of them {label}',
  },
  menu: { open: 'Menu', close: 'Close menu', label: 'Main', phoneLabel: 'Main menu' },
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
  footer: {
    tagline: identity.tagline,
    closingLabel: 'Get in touch',
    explore: 'Explore',
    resources: 'Resources',
    legal: 'Legal',
    copyright: '© {year} {brand}',
  },
} as const;
