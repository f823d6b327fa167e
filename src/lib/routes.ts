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

type RouteName = keyof typeof routes;
export type RoutePath = (typeof routes)[RouteName];

/** Anchors of the landing page. The specification gives the calculator none (section 2). */
export type Anchor = 'outcomes' | 'how' | 'results' | 'testimonials' | 'pricing' | 'faqs' | 'book';

/** A page, or a section of the landing page. */
type Destination = RouteName | Anchor;

const isPage = (destination: Destination): destination is RouteName => destination in routes;

/** For a section of the current page, returns the fragment alone, so that the query stays. */
export function getHref(destination: Destination, currentPath = ''): string {
  if (isPage(destination)) return routes[destination];
  return currentPath === routes.home ? `#${destination}` : `${routes.home}#${destination}`;
}

export const getFaqAnchor = (id: string) => `faq-${id}`;

export const getCaseStudyHref = (id: string) => `${routes.caseStudies}#${id}`;

export const getReportAnchor = (id: string) => `${id}_report`;

export const getReportHref = (id: string) => getCaseStudyHref(getReportAnchor(id));
