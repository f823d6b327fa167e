/** The pages of the site (specification, section 2). */
export const routes = {
  home: '/',
  caseStudies: '/projects',
  portfolio: '/portfolio',
  terms: '/terms',
  privacy: '/privacy',
} as const;

export type Route = (typeof routes)[keyof typeof routes];

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

/** The table of plans. */
export const comparisonAnchor = 'compare';

/** A link to a section of the landing page; on that page a bare fragment, which keeps the query. */
export function anchorHref(anchor: Anchor, currentPath: string): string {
  return currentPath === routes.home ? `#${anchor}` : `${routes.home}#${anchor}`;
}

export const answerAnchor = (id: string) => `faq-${id}`;
