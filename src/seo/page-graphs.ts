import * as caseStudies from '@content/copy/case-studies';
import * as home from '@content/copy/home';
import * as portfolio from '@content/copy/portfolio';
import { shared } from '@content/copy/shared';
import type { Graph } from 'schema-dts';
import { type Route, routes } from '../lib/routes';
import type { PageMeta } from '../schema/page-meta';
import { sitePages } from '../site/pages';
import { pictureOf } from '../site/pictures';
import { recordsOf } from '../site/records';
import { documentGraph, homeGraph, worksGraph } from './structured-data';

async function homePage(meta: PageMeta): Promise<Graph> {
  return homeGraph(meta, {
    service: { name: home.hero.kicker, description: home.hero.lead },
    plans: await recordsOf('plans'),
    billing: { monthly: home.pricing.billedMonthly, yearly: home.pricing.billedAnnually },
    faqs: await recordsOf('faqs'),
  });
}

async function worksOf(name: 'caseStudies' | 'projects') {
  const records = await recordsOf(name);
  return Promise.all(
    records.map(async (work) => {
      const { src } = await pictureOf(work);
      return { ...work, pictureHref: src };
    }),
  );
}

async function caseStudiesPage(meta: PageMeta): Promise<Graph> {
  const list = { name: caseStudies.hero.title, works: await worksOf('caseStudies') };
  return worksGraph(routes.caseStudies, shared.navigation.caseStudies, meta, list);
}

async function portfolioPage(meta: PageMeta): Promise<Graph> {
  const list = { name: portfolio.hero.title, works: await worksOf('projects') };
  return worksGraph(routes.portfolio, shared.navigation.portfolio, meta, list);
}

const graphs: Partial<Record<Route, (meta: PageMeta) => Promise<Graph>>> = {
  [routes.home]: homePage,
  [routes.caseStudies]: caseStudiesPage,
  [routes.portfolio]: portfolioPage,
};

/** The structured data of a page; one without lists or offers is described by its head alone. */
export async function graphFor(route: Route, meta: PageMeta): Promise<Graph> {
  return graphs[route]?.(meta) ?? documentGraph(route, (await sitePages())[route].name, meta);
}
