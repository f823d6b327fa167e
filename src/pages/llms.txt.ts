import * as home from '@content/copy/home';
import { llms } from '@content/copy/llms';
import type { APIRoute } from 'astro';
import { llmsText } from '../seo/llms';
import { companySentences } from '../site/links';
import { sitePages } from '../site/pages';
import { recordsOf } from '../site/records';

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
    pages: await sitePages(),
  };
  return new Response(llmsText(facts, llms), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
