import { type RoutePath, routes } from '../lib/routes';
import type { PageMeta } from '../schema/text-fields';
import { content } from './content';

const { site, copy } = content;
const { navigation } = copy.shared;

/** The pages that search engines may list. */
export const pages: Readonly<Record<RoutePath, { name: string; meta: PageMeta }>> = {
  [routes.home]: { name: site.brand, meta: copy.home.meta },
  [routes.caseStudies]: { name: navigation.caseStudies, meta: copy.caseStudies.meta },
  [routes.portfolio]: { name: navigation.portfolio, meta: copy.portfolio.meta },
  [routes.terms]: { name: copy.legal.terms.title, meta: copy.legal.terms },
  [routes.privacy]: { name: copy.legal.privacy.title, meta: copy.legal.privacy },
};
