import * as caseStudies from '@content/copy/case-studies';
import { hero, pricing } from '@content/copy/home';
import * as portfolio from '@content/copy/portfolio';
import { identity } from '@content/identity';
import { anchors, answerAnchor, type Route, routes } from '../lib/routes';
import type { PricedPlan } from '../schema/records';
import { language } from '../schema/vocabulary';
import { companyFacts } from '../site/company';
import { siteAddress } from '../site/links';
import { type SitePage, sitePages } from '../site/pages';
import { pictureOf } from '../site/pictures';
import { questions, recordsOf } from '../site/records';

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const reference = (path: string) => ({ '@id': siteAddress(path) });
const company = reference('/#organization');
const website = reference('/#website');

const siteThings: Thing[] = [
  {
    '@type': 'Organization',
    ...company,
    name: identity.brand,
    legalName: companyFacts.legalName,
    ...(companyFacts.address && { address: companyFacts.address }),
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
    inLanguage: language,
    publisher: company,
  },
];

function pageThings(path: Route, { name, meta }: SitePage): Thing[] {
  const breadcrumb = reference(`${path}#breadcrumbs`);
  const step = (position: number, stepName: string, stepPath: string) => {
    return { '@type': 'ListItem', position, name: stepName, item: siteAddress(stepPath) };
  };
  const home = step(1, identity.brand, routes.home);
  return [
    {
      '@type': 'WebPage',
      ...reference(`${path}#page`),
      url: siteAddress(path),
      name: meta.title,
      description: meta.description,
      inLanguage: language,
      isPartOf: website,
      about: company,
      breadcrumb,
    },
    {
      '@type': 'BreadcrumbList',
      ...breadcrumb,
      itemListElement: path === routes.home ? [home] : [home, step(2, name, path)],
    },
  ];
}

/** MON is the UN/CEFACT code of a month. */
const monthlyPrice = (price: number, billingIncrement: number, name: string): Thing => ({
  '@type': 'UnitPriceSpecification',
  name,
  price,
  priceCurrency: 'USD',
  unitCode: 'MON',
  referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
  billingIncrement,
});

const offer = ({ name, description, monthlyPrice: price, yearlyPrice }: PricedPlan): Thing => ({
  '@type': 'Offer',
  name,
  description,
  url: siteAddress(`${routes.home}#${anchors.pricing}`),
  price,
  priceCurrency: 'USD',
  priceSpecification: [
    monthlyPrice(price, 1, pricing.billedMonthly),
    monthlyPrice(yearlyPrice, 12, pricing.billedAnnually),
  ],
});

async function service(): Promise<Thing> {
  const plans = await recordsOf('plans');
  const offers = plans.filter((plan) => plan.kind === 'priced').map(offer);
  return {
    '@type': 'Service',
    ...reference('/#service'),
    name: hero.kicker,
    description: hero.lead,
    url: siteAddress(routes.home),
    provider: company,
    ...(offers.length > 0 && { offers }),
  };
}

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
      return [await service(), await faqPage()];
    case routes.caseStudies:
      return [await workList(route, caseStudies.hero.title, 'caseStudies')];
    case routes.portfolio:
      return [await workList(route, portfolio.hero.title, 'projects')];
    default:
      return [];
  }
}

/** Escapes `<`, so that no content can close the script element. */
export async function graphFor(route: Route): Promise<string> {
  const page = (await sitePages())[route];
  const things = [...siteThings, ...pageThings(route, page), ...(await thingsOn(route))];
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return graph.replaceAll('<', '\\u003c');
}
