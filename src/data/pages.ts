import { getEntry } from 'astro:content';
import * as caseStudies from '@content/copy/case-studies';
import * as home from '@content/copy/home';
import * as portfolio from '@content/copy/portfolio';
import { shared } from '@content/copy/shared';
import { identity } from '@content/identity';
import { type Route, routes } from '../lib/routes';
import type { PageMeta } from '../schema/site';

export async function loadLegalDocument(id: 'terms' | 'privacy') {
  const entry = await getEntry('legal', id);
  if (!entry) throw new Error(`src/content/legal/${id}.md is missing`);
  return entry;
}

export async function loadPages(): Promise<Record<Route, { name: string; meta: PageMeta }>> {
  const terms = (await loadLegalDocument('terms')).data;
  const privacy = (await loadLegalDocument('privacy')).data;
  return {
    [routes.home]: { name: identity.brand, meta: home.meta },
    [routes.caseStudies]: { name: shared.navigation.caseStudies, meta: caseStudies.meta },
    [routes.portfolio]: { name: shared.navigation.portfolio, meta: portfolio.meta },
    [routes.terms]: { name: terms.title, meta: terms },
    [routes.privacy]: { name: privacy.title, meta: privacy },
  };
}
