/** Specification, section 2. */
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

type Anchor = (typeof anchors)[keyof typeof anchors];

export const comparisonAnchor = 'compare';

export const answerAnchor = (id: string) => `faq-${id}`;

/** On the landing page only a fragment, which keeps the query. */
export function anchorHref(anchor: Anchor, currentPath: string): string {
  return currentPath === routes.home ? `#${anchor}` : `${routes.home}#${anchor}`;
}

export const caseStudyHref = (id: string) => `${routes.caseStudies}#${id}`;

export interface NavigationLink {
  label: string;
  href: string;
  current: boolean;
}

type Label = 'outcomes' | 'how' | 'portfolio' | 'pricing' | 'faqs' | 'caseStudies' | 'backToHome';
type Labels = Readonly<Record<Label, string>>;

function toAnchor(label: string, anchor: Anchor, path: string): NavigationLink {
  return { label, href: anchorHref(anchor, path), current: false };
}

function toPage(label: string, route: Route, path: string): NavigationLink {
  return { label, href: route, current: route === path };
}

export function exploreLinks(path: string, labels: Labels): NavigationLink[] {
  return [
    toAnchor(labels.outcomes, anchors.outcomes, path),
    toAnchor(labels.how, anchors.how, path),
    toPage(labels.portfolio, routes.portfolio, path),
    toAnchor(labels.pricing, anchors.pricing, path),
  ];
}

/** Specification, section 2. */
export function headerLinks(path: string, labels: Labels): NavigationLink[] {
  if (path !== routes.caseStudies) {
    return [...exploreLinks(path, labels), toAnchor(labels.faqs, anchors.faqs, path)];
  }
  return [
    toPage(labels.caseStudies, routes.caseStudies, path),
    toPage(labels.portfolio, routes.portfolio, path),
    toPage(labels.backToHome, routes.home, path),
  ];
}

const { home, caseStudies, portfolio, terms, privacy, ...added } = routes;

/** Footer links to pages that the specification does not name. */
export function addedLinks(pages: Readonly<Record<Route, { name: string }>>) {
  return Object.values<Route>(added).map((href) => ({ href, label: pages[href].name }));
}

/** Prerenders other pages of the site on intent, never of another origin. */
export function speculationRules(path: string | null) {
  const pages = [{ href_matches: '/*' }, { not: { selector_matches: '[download],[target]' } }];
  const otherPages = path === null ? [] : [{ not: { href_matches: path } }];
  return { prerender: [{ where: { and: [...pages, ...otherPages] }, eagerness: 'moderate' }] };
}
