import { getCollection } from 'astro:content';
import * as caseStudies from '@content/copy/case-studies';
import * as home from '@content/copy/home';
import { llms } from '@content/copy/llms';
import * as portfolio from '@content/copy/portfolio';
import { shared } from '@content/copy/shared';
import { identity } from '@content/identity';
import type { APIRoute } from 'astro';
import { routes } from '../lib/routes';
import { llmsText } from '../seo/llms';
import { companySentences } from '../site/company-sentences';
import { recordsOf } from '../site/records';

const { navigation } = shared;

async function pages() {
  const legal = await getCollection('legal');
  return [
    { path: routes.home, name: identity.brand, description: home.meta.description },
    {
      path: routes.caseStudies,
      name: navigation.caseStudies,
      description: caseStudies.meta.description,
    },
    { path: routes.portfolio, name: navigation.portfolio, description: portfolio.meta.description },
    ...legal.map(({ id, data }) => ({
      path: routes[id as 'terms' | 'privacy'],
      name: data.title,
      description: data.description,
    })),
  ];
}

export const GET: APIRoute = async () => {
  const facts = {
    summary: home.meta.description,
    promise: companySentences(home.how.lead, home.how.sendingDomains),
    stats: home.hero.stats,
    statsNote: companySentences(home.hero.statsNote, home.hero.statsCounted),
    steps: home.how.steps,
    plans: await recordsOf('plans'),
    studies: await recordsOf('caseStudies'),
    projects: await recordsOf('projects'),
    faqs: await recordsOf('faqs'),
    pages: await pages(),
  };
  return new Response(llmsText(facts, llms), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
