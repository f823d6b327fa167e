import { getEntry } from 'astro:content';
import * as caseStudies from '@content/copy/case-studies';
import * as home from '@content/copy/home';
import * as portfolio from '@content/copy/portfolio';
import { shared } from '@content/copy/shared';
import { identity } from '@content/identity';
import { type Route, routes } from '../lib/routes';
import type { PageMeta } from '../schema/page-meta';

export interface SitePage {
  /** Used in the footer, breadcrumbs and llms.txt. */
  name: string;
  meta: PageMeta;
}

export async function legalDocument(id: 'terms' | 'privacy') {
  const entry = await getEntry('legal', id);
  if (!entry) throw new Error(`src/content/legal/${id}.md is missing`);
  return entry;
}

async function legalPage(id: 'terms' | 'privacy'): Promise<SitePage> {
  const { data } = await legalDocument(id);
  return { name: data.title, meta: data };
}

export async function sitePages(): Promise<Record<Route, SitePage>> {
  const { navigation } = shared;
  return {
    [routes.home]: { name: identity.brand, meta: home.meta },
    [routes.caseStudies]: { name: navigation.caseStudies, meta: caseStudies.meta },
    [routes.portfolio]: { name: navigation.portfolio, meta: portfolio.meta },
    [routes.terms]: await legalPage('terms'),
    [routes.privacy]: await legalPage('privacy'),
  };
}
