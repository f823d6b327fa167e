import { identity } from '../identity';

/** Words that stand on several pages: the frame of every page and the calls to action. */
export const shared = {
  skipLink: 'Skip to content',
  homeLinkLabel: `${identity.brand}, home`,
  bookACall: 'Book a call',
  /** What happens after that click, in one line beside it. */
  bookingNext: 'You pick a time and leave your name and work email.',
  /** Each follows once its fact is known. */
  bookingFacts: ['The call takes {callLength}.', 'You talk to {callHost}.'],
  /** Ends the sentence that a result begins: '+212% qualified pipeline in 60 days'. */
  within: 'in {time}',
  /** Says what a picture shows; each square is a person or a company that said yes. */
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
