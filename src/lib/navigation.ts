import { type Anchor, anchorHref, anchors, type Route, routes } from './routes';

export interface NavigationLink {
  label: string;
  href: string;
  current: boolean;
}

type Label = 'outcomes' | 'how' | 'portfolio' | 'pricing' | 'faqs' | 'caseStudies' | 'backToHome';

export type NavigationLabels = Readonly<Record<Label, string>>;

function toAnchor(label: string, anchor: Anchor, path: string): NavigationLink {
  return { label, href: anchorHref(anchor, path), current: false };
}

function toPage(label: string, route: Route, path: string): NavigationLink {
  return { label, href: route, current: route === path };
}

/** The footer's Explore list on the page at `path` (specification, section 2). */
export function exploreLinks(path: string, labels: NavigationLabels): NavigationLink[] {
  return [
    toAnchor(labels.outcomes, anchors.outcomes, path),
    toAnchor(labels.how, anchors.how, path),
    toPage(labels.portfolio, routes.portfolio, path),
    toAnchor(labels.pricing, anchors.pricing, path),
  ];
}

/** The header's links on the page at `path` (specification, section 2). */
export function headerLinks(path: string, labels: NavigationLabels): NavigationLink[] {
  if (path === routes.caseStudies) {
    return [
      toPage(labels.caseStudies, routes.caseStudies, path),
      toPage(labels.portfolio, routes.portfolio, path),
      toPage(labels.backToHome, routes.home, path),
    ];
  }
  return [...exploreLinks(path, labels), toAnchor(labels.faqs, anchors.faqs, path)];
}

const specified: readonly string[] = [
  routes.home,
  routes.caseStudies,
  routes.portfolio,
  routes.terms,
  routes.privacy,
];

/** The footer's links to pages that the specification does not name. */
export function addedLinks(pages: Readonly<Record<string, { name: string }>>) {
  return Object.entries(pages)
    .filter(([href]) => !specified.includes(href))
    .map(([href, { name }]) => ({ href, label: name }));
}

/** Lets the browser prerender the site's other pages on intent; no other origin is contacted. */
export function speculationRules(path: string | null) {
  const pages = [{ href_matches: '/*' }, { not: { selector_matches: '[download],[target]' } }];
  const otherPages = path === null ? [] : [{ not: { href_matches: path } }];
  return { prerender: [{ where: { and: [...pages, ...otherPages] }, eagerness: 'moderate' }] };
}
