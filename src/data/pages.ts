import {
  type Destination,
  getHref,
  type Link,
  type RouteName,
  type RoutePath,
  routes,
} from '../lib/routes';
import type { Content } from '../schema/content';
import type { PageMeta } from '../schema/text-fields';
import { content } from './content';

const { site, copy, legal } = content;
const { navigation } = copy.shared;

/** The pages that search engines may list. */
export const pages: Readonly<Record<RoutePath, { name: string; meta: PageMeta }>> = {
  [routes.home]: { name: site.brand, meta: copy.home.meta },
  [routes.caseStudies]: { name: navigation.caseStudies, meta: copy.caseStudies.meta },
  [routes.portfolio]: { name: navigation.portfolio, meta: copy.portfolio.meta },
  [routes.terms]: { name: legal.terms.title, meta: legal.terms },
  [routes.privacy]: { name: legal.privacy.title, meta: legal.privacy },
};

/** No link leads to pages without records and sections without words. */
export function createIsShown({ caseStudies, projects, copy: { home }, plans }: Content) {
  const shown: Partial<Record<Destination, boolean>> = {
    caseStudies: caseStudies.length > 0,
    portfolio: projects.length > 0,
    outcomes: Boolean(home.outcomes),
    how: Boolean(home.how),
    compare: plans.length > 1,
  };
  return (destination: Destination) => shown[destination] ?? true;
}

export const isShown = createIsShown(content);

export const getShownLink = (
  destination: Destination,
  label: string,
  currentPath?: string,
): Link | undefined =>
  isShown(destination) ? { href: getHref(destination, currentPath), label } : undefined;

export const shownPaths = (Object.keys(routes) as RouteName[])
  .filter(isShown)
  .map((name): RoutePath => routes[name]);
