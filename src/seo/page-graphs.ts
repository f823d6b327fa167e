import * as caseStudies from '@content/copy/case-studies';
import * as portfolio from '@content/copy/portfolio';
import { anchors, answerAnchor, type Route, routes } from '../lib/routes';
import { siteAddress } from '../site/links';
import { sitePages } from '../site/pages';
import { pictureOf } from '../site/pictures';
import { questions, recordsOf } from '../site/records';
import { company, graphScript, reference, service, type Thing } from './structured-data';

const located = (path: string) => ({ ...reference(path), url: siteAddress(path) });

async function faqPage(): Promise<Thing> {
  const faqs = await questions();
  return {
    '@type': 'FAQPage',
    ...located(`${routes.home}#${anchors.faqs}`),
    isPartOf: reference(`${routes.home}#page`),
    mainEntity: faqs.map(({ id, question, answer }) => ({
      '@type': 'Question',
      ...reference(`${routes.home}#${answerAnchor(id)}`),
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

async function workList(path: Route, name: string, records: 'caseStudies' | 'projects') {
  const works = await recordsOf(records);
  const items = works.map(async (work, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'CreativeWork',
      ...located(`${path}#${work.id}`),
      name: work.title,
      about: { '@type': 'Thing', name: work.industry },
      image: siteAddress((await pictureOf(work, 'trend' in work ? 'page' : 'wide')).src),
      creator: company,
    },
  }));
  return {
    '@type': 'ItemList',
    ...reference(`${path}#list`),
    name,
    mainEntityOfPage: reference(`${path}#page`),
    numberOfItems: works.length,
    itemListElement: await Promise.all(items),
  };
}

async function thingsOn(route: Route): Promise<Thing[]> {
  switch (route) {
    case routes.home:
      return [service(await recordsOf('plans')), await faqPage()];
    case routes.caseStudies:
      return [await workList(route, caseStudies.hero.title, 'caseStudies')];
    case routes.portfolio:
      return [await workList(route, portfolio.hero.title, 'projects')];
    default:
      return [];
  }
}

export async function graphFor(route: Route): Promise<string> {
  const { name, meta } = (await sitePages())[route];
  return graphScript(route, name, meta, ...(await thingsOn(route)));
}
