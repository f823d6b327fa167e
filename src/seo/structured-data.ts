import { identity } from '@content/identity';
import { anchors, answerAnchor, type Route, routes } from '../lib/routes';
import type { PageMeta } from '../schema/page-meta';
import type { CaseStudy, Faq, Plan, PricedPlan, Project } from '../schema/records';
import { siteAddress } from '../site/links';

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

export interface Graph {
  '@context': string;
  '@graph': Thing[];
}

const reference = (path: string) => ({ '@id': siteAddress(path) });
const company = reference('/#organization');
const website = reference('/#website');

const siteThings: Thing[] = [
  {
    '@type': 'Organization',
    ...company,
    name: identity.brand,
    url: siteAddress(routes.home),
    slogan: identity.tagline,
    email: identity.email,
    logo: {
      '@type': 'ImageObject',
      url: siteAddress('/icon-512.png'),
      width: '512',
      height: '512',
    },
  },
  {
    '@type': 'WebSite',
    ...website,
    name: identity.brand,
    url: siteAddress(routes.home),
    inLanguage: identity.language,
    publisher: company,
  },
];

function pageThings(path: Route, name: string, { title, description }: PageMeta): Thing[] {
  const home = { path: routes.home, name: identity.brand };
  const trail = path === routes.home ? [home] : [home, { path, name }];
  const breadcrumbs = reference(`${path}#breadcrumbs`);
  return [
    {
      '@type': 'WebPage',
      ...reference(`${path}#page`),
      url: siteAddress(path),
      name: title,
      description,
      inLanguage: identity.language,
      isPartOf: website,
      about: company,
      breadcrumb: breadcrumbs,
    },
    {
      '@type': 'BreadcrumbList',
      ...breadcrumbs,
      itemListElement: trail.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: siteAddress(step.path),
      })),
    },
  ];
}

/** The page called `name` on the site, with the things that only this page describes. */
export function pageGraph(path: Route, name: string, meta: PageMeta, ...own: Thing[]): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [...siteThings, ...pageThings(path, name, meta), ...own],
  };
}

/** A price per month. The UN/CEFACT code of a month is MON. */
function monthlyPrice(price: number, billedMonths: number, name: string): Thing {
  return {
    '@type': 'UnitPriceSpecification',
    name,
    price,
    priceCurrency: 'USD',
    unitCode: 'MON',
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
    billingIncrement: billedMonths,
  };
}

interface BillingNames {
  monthly: string;
  yearly: string;
}

function offer(plan: PricedPlan, billing: BillingNames): Thing {
  return {
    '@type': 'Offer',
    name: plan.name,
    description: plan.description,
    url: siteAddress(`${routes.home}#${anchors.pricing}`),
    price: plan.monthlyPrice,
    priceCurrency: 'USD',
    priceSpecification: [
      monthlyPrice(plan.monthlyPrice, 1, billing.monthly),
      monthlyPrice(plan.yearlyPrice, 12, billing.yearly),
    ],
  };
}

interface ServiceFacts {
  name: string;
  description: string;
  plans: readonly Plan[];
  billing: BillingNames;
}

/** The service with an offer for each plan that has a price. */
export function service({ name, description, plans, billing }: ServiceFacts): Thing {
  const offers = plans.filter((plan) => plan.kind === 'priced').map((plan) => offer(plan, billing));
  return {
    '@type': 'Service',
    ...reference('/#service'),
    name,
    description,
    url: siteAddress(routes.home),
    provider: company,
    ...(offers.length > 0 && { offers }),
  };
}

export function faqPage(faqs: readonly Faq[]): Thing {
  const path = `${routes.home}#${anchors.faqs}`;
  return {
    '@type': 'FAQPage',
    ...reference(path),
    url: siteAddress(path),
    isPartOf: reference(`${routes.home}#page`),
    mainEntity: faqs.map(({ id, question, answer }) => ({
      '@type': 'Question',
      ...reference(`${routes.home}#${answerAnchor(id)}`),
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

type Work = Pick<Project | CaseStudy, 'id' | 'title' | 'industry' | 'description'> & {
  pictureHref: string;
};

export function workList(path: Route, name: string, works: readonly Work[]): Thing {
  return {
    '@type': 'ItemList',
    ...reference(`${path}#list`),
    name,
    mainEntityOfPage: reference(`${path}#page`),
    numberOfItems: works.length,
    itemListElement: works.map(({ id, title, industry, description, pictureHref }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'CreativeWork',
        ...reference(`${path}#${id}`),
        url: siteAddress(`${path}#${id}`),
        name: title,
        description,
        about: { '@type': 'Thing', name: industry },
        image: siteAddress(pictureHref),
        creator: company,
      },
    })),
  };
}

/** Escapes `<`, so that no content can end the script element. */
export const scriptText = (graph: Graph) => JSON.stringify(graph).replaceAll('<', '\\u003c');
