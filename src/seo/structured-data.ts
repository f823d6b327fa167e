import { identity } from '@content/identity';
import type { FAQPage, Graph, ItemList, Thing } from 'schema-dts';
import { anchors, answerAnchor, type Route, routes } from '../lib/routes';
import type { PageMeta } from '../schema/page-meta';
import type { CaseStudy, Faq, Plan, Project } from '../schema/records';
import { address, frame, organizationId, pageId } from './structured-data-frame';
import { type BillingNames, type ServiceTexts, service } from './structured-data-service';

const graphOf = (things: Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

function faqPage(questions: readonly Faq[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': address(`${routes.home}#${anchors.faqs}`),
    url: address(`${routes.home}#${anchors.faqs}`),
    isPartOf: { '@id': pageId(routes.home) },
    mainEntity: questions.map(({ id, question, answer }) => ({
      '@type': 'Question',
      '@id': address(`${routes.home}#${answerAnchor(id)}`),
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** A case study or a project, with the address of its picture. */
export type Work = Pick<Project | CaseStudy, 'id' | 'title' | 'industry' | 'description'> & {
  pictureHref: string;
};

function workList(path: Route, name: string, works: readonly Work[]): ItemList {
  return {
    '@type': 'ItemList',
    '@id': address(`${path}#list`),
    name,
    mainEntityOfPage: { '@id': pageId(path) },
    numberOfItems: works.length,
    itemListElement: works.map((work, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'CreativeWork',
        '@id': address(`${path}#${work.id}`),
        url: address(`${path}#${work.id}`),
        name: work.title,
        description: work.description,
        about: { '@type': 'Thing', name: work.industry },
        image: address(work.pictureHref),
        creator: { '@id': organizationId },
      },
    })),
  };
}

export interface HomeFacts {
  service: ServiceTexts;
  plans: readonly Plan[];
  billing: BillingNames;
  faqs: readonly Faq[];
}

/** The landing page: what is offered, at which price, and the answers to the questions on it. */
export function homeGraph(meta: PageMeta, facts: HomeFacts): Graph {
  return graphOf([
    ...frame(routes.home, identity.brand, meta),
    service(facts.service, facts.plans, facts.billing),
    faqPage(facts.faqs),
  ]);
}

/** A page that lists works: the case studies or the portfolio. */
export function worksGraph(
  path: Route,
  name: string,
  meta: PageMeta,
  list: { name: string; works: readonly Work[] },
): Graph {
  return graphOf([...frame(path, name, meta), workList(path, list.name, list.works)]);
}

/** A page that is nothing but its text. */
export function documentGraph(path: Route, name: string, meta: PageMeta): Graph {
  return graphOf(frame(path, name, meta));
}

/** As the text of a script element, which no content can end early. */
export function scriptText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
