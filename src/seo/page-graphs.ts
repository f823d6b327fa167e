import * as caseStudies from '@content/copy/case-studies';
import * as home from '@content/copy/home';
import * as portfolio from '@content/copy/portfolio';
import { type Route, routes } from '../lib/routes';
import { sitePages } from '../site/pages';
import { pictureOf } from '../site/pictures';
import { recordsOf } from '../site/records';
import { faqPage, type Graph, pageGraph, service, workList } from './structured-data';

async function worksOf(name: 'caseStudies' | 'projects') {
  const records = await recordsOf(name);
  return Promise.all(
    records.map(async (work) => ({ ...work, pictureHref: (await pictureOf(work)).src })),
  );
}

async function thingsOn(route: Route) {
  switch (route) {
    case routes.home: {
      const { hero, pricing } = home;
      const billing = { monthly: pricing.billedMonthly, yearly: pricing.billedAnnually };
      const texts = { name: hero.kicker, description: hero.lead };
      const plans = await recordsOf('plans');
      return [service({ ...texts, plans, billing }), faqPage(await recordsOf('faqs'))];
    }
    case routes.caseStudies:
      return [workList(route, caseStudies.hero.title, await worksOf('caseStudies'))];
    case routes.portfolio:
      return [workList(route, portfolio.hero.title, await worksOf('projects'))];
    default:
      return [];
  }
}

export async function graphFor(route: Route): Promise<Graph> {
  const { name, meta } = (await sitePages())[route];
  return pageGraph(route, name, meta, ...(await thingsOn(route)));
}
