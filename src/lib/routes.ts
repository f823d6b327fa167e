export interface Link {
  href: string;
  label: string;
}

/** The specification names these addresses (section 2). */
export const routes = {
  home: '/',
  caseStudies: '/projects',
  portfolio: '/portfolio',
  terms: '/terms',
  privacy: '/privacy',
} as const;

export type Route = (typeof routes)[keyof typeof routes];

/** Anchors of the landing page. The specification gives the calculator none (section 2). */
export type Anchor =
  | 'outcomes'
  | 'how'
  | 'results'
  | 'testimonials'
  | 'pricing'
  | 'compare'
  | 'faqs'
  | 'book';

export const getFaqId = (id: string) => `faq-${id}`;

/** On the landing page, returns the fragment alone, so that the query stays. */
export const getAnchorHref = (anchor: Anchor, currentPath = '') =>
  currentPath === routes.home ? `#${anchor}` : `${routes.home}#${anchor}`;

export const getCaseStudyHref = (id: string) => `${routes.caseStudies}#${id}`;

export const getReportId = (id: string) => `${id}_report`;

export const getReportHref = (id: string) => getCaseStudyHref(getReportId(id));
