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

type Page = 'caseStudies' | 'portfolio' | 'terms' | 'privacy';
type Section = 'outcomes' | 'how' | 'pricing' | 'faqs';
type Labels = Readonly<Record<Page | Section | 'backToHome', string>>;

const isSection = (name: keyof Labels): name is Section => name in anchors;

function hrefOf(name: keyof Labels, currentPath: string): string {
  if (name === 'backToHome') return routes.home;
  return isSection(name) ? anchorHref(anchors[name], currentPath) : routes[name];
}

export function navigationLinks(path: string, labels: Labels, names: readonly (keyof Labels)[]) {
  return names.map((name): NavigationLink => {
    const href = hrefOf(name, path);
    return { label: labels[name], href, current: href === path };
  });
}

export const exploreLinks = ['outcomes', 'how', 'portfolio', 'pricing'] as const;

/** Specification, section 2. */
export const headerLinks = (path: string): readonly (keyof Labels)[] =>
  path === routes.caseStudies
    ? ['caseStudies', 'portfolio', 'backToHome']
    : [...exploreLinks, 'faqs'];

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
