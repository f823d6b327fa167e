export interface Link {
  href: string;
  label: string;
}

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

type Anchor = keyof typeof anchors;

export const answerAnchor = (id: string) => `faq-${id}`;

/** On the landing page only a fragment, which keeps the query. */
export function anchorHref(anchor: Anchor, currentPath: string): string {
  return currentPath === routes.home ? `#${anchor}` : `${routes.home}#${anchor}`;
}

export const caseStudyHref = (id: string) => `${routes.caseStudies}#${id}`;

/** The anchor of the report of a case study. */
export const reportAnchor = (id: string) => `${id}_report`;

export const reportHref = (id: string) => `${routes.caseStudies}#${reportAnchor(id)}`;

const { home, caseStudies, portfolio, terms, privacy, ...added } = routes;

const pages = { caseStudies, portfolio, terms, privacy, backToHome: home };

type LinkName = keyof typeof pages | 'outcomes' | 'how' | 'pricing' | 'faqs';
type Labels = Readonly<Record<LinkName, string>>;

const isPage = (name: LinkName): name is keyof typeof pages => name in pages;

export function navigationLinks(path: string, labels: Labels, names: readonly LinkName[]) {
  return names.map((name) => {
    const href = isPage(name) ? pages[name] : anchorHref(name, path);
    return { label: labels[name], href, current: href === path };
  });
}

export type NavigationLink = ReturnType<typeof navigationLinks>[number];

export const exploreLinks = ['outcomes', 'how', 'portfolio', 'pricing'] as const;

/** Specification, section 2. */
export const headerLinks = (path: string): readonly LinkName[] =>
  path === routes.caseStudies
    ? ['caseStudies', 'portfolio', 'backToHome']
    : [...exploreLinks, 'faqs'];

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
