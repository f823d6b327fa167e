import * as caseStudies from '@content/copy/case-studies';
import { hero, pricing } from '@content/copy/home';
import * as portfolio from '@content/copy/portfolio';
import { identity } from '@content/identity';
import { companyFacts } from '../content/read/company';
import { absoluteUrl } from '../content/read/links';
import { loadPages } from '../content/read/pages';
import { loadFaqs, loadRecords } from '../content/read/records';
import { anchorHref, type Route, routes } from '../lib/routes';
import type { PricedPlan } from '../schema/records';
import { language } from '../schema/vocabulary';

const home = absoluteUrl(routes.home);
const nameAndUrl = { name: identity.brand, url: home };
const organization = { '@id': absoluteUrl('/#organization') };
const website = { '@id': absoluteUrl('/#website') };

const siteNodes = [
  {
    '@type': 'Organization',
    ...organization,
    ...nameAndUrl,
    legalName: companyFacts.legalName,
    address: companyFacts.address || undefined,
    slogan: identity.tagline,
    email: identity.email,
    logo: absoluteUrl('/icon-512.png'),
  },
  { '@type': 'WebSite', ...website, ...nameAndUrl, inLanguage: language, publisher: organization },
];

const listItems = (items: readonly object[]) =>
  items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item }));

/** MON is the UN/CEFACT code of a month. */
const perMonth = { priceCurrency: 'USD', unitCode: 'MON' };

const offer = ({ name, description, monthlyPrice, yearlyPrice }: PricedPlan) => ({
  '@type': 'Offer',
  name,
  description,
  url: absoluteUrl(anchorHref('pricing')),
  price: monthlyPrice,
  priceCurrency: 'USD',
  priceSpecification: [
    { name: pricing.billedMonthly, price: monthlyPrice, billingIncrement: 1 },
    { name: pricing.billedAnnually, price: yearlyPrice, billingIncrement: 12 },
  ].map((price) => ({ '@type': 'UnitPriceSpecification', ...price, ...perMonth })),
});

async function homeNodes() {
  const plans = await loadRecords('plans');
  const service = {
    '@type': 'Service',
    name: hero.kicker,
    description: hero.intro,
    url: home,
    provider: organization,
    offers: plans.filter((plan) => plan.kind === 'priced').map(offer),
  };
  const answers = (await loadFaqs()).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  const url = absoluteUrl(anchorHref('faqs'));
  return [service, { '@type': 'FAQPage', url, isPartOf: website, mainEntity: answers }];
}

async function workList(path: Route, name: string, records: 'caseStudies' | 'projects') {
  const works = (await loadRecords(records)).map(({ id, title, industry }) => ({
    item: {
      '@type': 'CreativeWork',
      url: absoluteUrl(`${path}#${id}`),
      name: title,
      about: { '@type': 'Thing', name: industry },
      creator: organization,
    },
  }));
  const list = { name, numberOfItems: works.length, itemListElement: listItems(works) };
  return [{ '@type': 'ItemList', ...list, mainEntityOfPage: absoluteUrl(path) }];
}

const nodesByRoute: Partial<Record<Route, () => Promise<object[]>>> = {
  [routes.home]: homeNodes,
  [routes.caseStudies]: () => workList(routes.caseStudies, caseStudies.hero.title, 'caseStudies'),
  [routes.portfolio]: () => workList(routes.portfolio, portfolio.hero.title, 'projects'),
};

/** Returns the JSON-LD of a page: organization, site, page, breadcrumbs and what the page lists. */
export async function structuredDataFor(route: Route): Promise<string> {
  const { name, meta } = (await loadPages())[route];
  const url = absoluteUrl(route);
  const breadcrumb = { '@id': `${url}#breadcrumbs` };
  const page = { url, name: meta.title, description: meta.description, inLanguage: language };
  const parents = route === routes.home ? [] : [{ name: identity.brand, item: home }];
  const trail = [...parents, { name, item: url }];
  const nodes = [
    ...siteNodes,
    { '@type': 'WebPage', '@id': url, ...page, isPartOf: website, about: organization, breadcrumb },
    { '@type': 'BreadcrumbList', ...breadcrumb, itemListElement: listItems(trail) },
    ...((await nodesByRoute[route]?.()) ?? []),
  ];
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  // No content can close the script element.
  return graph.replaceAll('<', '\\u003c');
}
