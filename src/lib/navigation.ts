import { type Anchor, anchorHref, anchors, type Route, routes } from './routes';

export interface NavigationLink {
  label: string;
  href: string;
  /** Whether the link leads to the page it stands on. */
  current: boolean;
}

export interface NavigationLabels {
  outcomes: string;
  how: string;
  portfolio: string;
  pricing: string;
  faqs: string;
  caseStudies: string;
  backToHome: string;
}

function toAnchor(label: string, anchor: Anchor, path: string): NavigationLink {
  return { label, href: anchorHref(anchor, path), current: false };
}

function toPage(label: string, route: Route, path: string): NavigationLink {
  return { label, href: route, current: route === path };
}

/**
 * The header's links (specification, section 2): Case Studies has a navigation of its own, every
 * other page that of the landing page. `path` is the page that the links stand on.
 */
export function headerLinks(path: string, labels: NavigationLabels): NavigationLink[] {
  if (path === routes.caseStudies) {
    return [
      toPage(labels.caseStudies, routes.caseStudies, path),
      toPage(labels.portfolio, routes.portfolio, path),
      toPage(labels.backToHome, routes.home, path),
    ];
  }
  return [
    toAnchor(labels.outcomes, anchors.outcomes, path),
    toAnchor(labels.how, anchors.how, path),
    toPage(labels.portfolio, routes.portfolio, path),
    toAnchor(labels.pricing, anchors.pricing, path),
    toAnchor(labels.faqs, anchors.faqs, path),
  ];
}

/** The footer's Explore list (specification, section 2). */
export function exploreLinks(path: string, labels: NavigationLabels): NavigationLink[] {
  return [
    toAnchor(labels.outcomes, anchors.outcomes, path),
    toAnchor(labels.how, anchors.how, path),
    toPage(labels.portfolio, routes.portfolio, path),
    toAnchor(labels.pricing, anchors.pricing, path),
  ];
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
