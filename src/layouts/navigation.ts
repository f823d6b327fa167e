import type { shared } from '@content/copy/shared';
import { getAnchorHref, type Link, type Route, routes } from '../lib/routes';

type Labels = (typeof shared)['navigation'];

export type NavigationLink = Link & { isCurrent: boolean };

/** Returns the links of the page at `path`, by the names of their labels. */
export function getNavigationLinks(path: string, labels: Labels) {
  const linkTo = (name: keyof Labels, href: string): NavigationLink => {
    return { label: labels[name], href, isCurrent: href === path };
  };
  return {
    outcomes: linkTo('outcomes', getAnchorHref('outcomes', path)),
    how: linkTo('how', getAnchorHref('how', path)),
    pricing: linkTo('pricing', getAnchorHref('pricing', path)),
    faqs: linkTo('faqs', getAnchorHref('faqs', path)),
    caseStudies: linkTo('caseStudies', routes.caseStudies),
    portfolio: linkTo('portfolio', routes.portfolio),
    backToHome: linkTo('backToHome', routes.home),
    terms: linkTo('terms', routes.terms),
    privacy: linkTo('privacy', routes.privacy),
  };
}

/** Returns links to the pages that the specification does not name. */
export function getAddedPageLinks(pages: Readonly<Record<Route, { name: string }>>): Link[] {
  const { home, caseStudies, portfolio, terms, privacy, ...added } = routes;
  return Object.values<Route>(added).map((href) => ({ href, label: pages[href].name }));
}
