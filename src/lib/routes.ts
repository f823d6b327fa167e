/** The addresses of the site (specification, section 2). None ends in a slash but the first. */
export const routes = {
  home: '/',
  caseStudies: '/projects',
  portfolio: '/portfolio',
  terms: '/terms',
  privacy: '/privacy',
} as const;

export type Route = (typeof routes)[keyof typeof routes];

/** The anchors of the landing page. The ROI calculator has none by specification. */
export const anchors = {
  outcomes: 'outcomes',
  how: 'how',
  results: 'results',
  testimonials: 'testimonials',
  pricing: 'pricing',
  faqs: 'faqs',
  book: 'book',
} as const;

export type Anchor = (typeof anchors)[keyof typeof anchors];

/** The comparison of the plans, within the pricing section. */
export const comparisonAnchor = 'compare';

/**
 * The link to a section of the landing page, as seen from another path: a bare fragment on the
 * landing page itself, so that an address with calculator inputs is kept, else the full address.
 */
export function anchorHref(anchor: Anchor, currentPath: string): string {
  return currentPath === routes.home ? `#${anchor}` : `${routes.home}#${anchor}`;
}

/** The anchor of an answer among the questions. */
export const answerAnchor = (id: string) => `faq-${id}`;
