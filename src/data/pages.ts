import { getAnchorHref, type Link, type Route, routes } from '../lib/routes';
import type { PageMeta } from '../schema/fields';
import { content } from './content';

const { site, copy, legal, plans, caseStudies, projects } = content;
const { navigation } = copy.shared;

/** The pages that search engines may list. */
export const pages: Readonly<Record<Route, { name: string; meta: PageMeta }>> = {
  [routes.home]: { name: site.brand, meta: copy.home.meta },
  [routes.caseStudies]: { name: navigation.caseStudies, meta: copy.caseStudies.meta },
  [routes.portfolio]: { name: navigation.portfolio, meta: copy.portfolio.meta },
  [routes.terms]: { name: legal.terms.title, meta: legal.terms },
  [routes.privacy]: { name: legal.privacy.title, meta: legal.privacy },
};

const shownAddresses: Readonly<Record<string, boolean>> = {
  [routes.caseStudies]: caseStudies.length > 0,
  [routes.portfolio]: projects.length > 0,
  [getAnchorHref('outcomes')]: Boolean(copy.home.outcomes),
  [getAnchorHref('how')]: Boolean(copy.home.how),
  [getAnchorHref('compare')]: plans.length > 1,
};

/** No link leads to pages without records and sections without words. */
export const isShown = (href: string) => shownAddresses[href.replace(/^#/, '/#')] ?? true;

export const getShownLink = (href: string, label: string): Link | undefined =>
  isShown(href) ? { href, label } : undefined;

export const shownRoutes: readonly Route[] = Object.values(routes).filter(isShown);
