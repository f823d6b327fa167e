import * as caseStudies from '@content/copy/case-studies';
import { hero, pricing } from '@content/copy/home';
import * as portfolio from '@content/copy/portfolio';
import { identity } from '@content/identity';
import { companyFacts } from '../data/company';
import { getAbsoluteUrl } from '../data/links';
import { loadPages } from '../data/pages';
import type { PricedPlan } from '../data/plans';
import { loadFaqs, loadRecords } from '../data/records';
import { language } from '../lib/locale';
import { getAnchorHref, type Route, routes } from '../lib/routes';

const homeUrl = getAbsoluteUrl(routes.home);
const nameAndUrl = { name: identity.brand, url: homeUrl };
const organization = { '@id': getAbsoluteUrl('/#organization') };
const website = { '@id': getAbsoluteUrl('/#website') };

const siteNodes = [
  {
    '@type': 'Organization',
    ...organization,
    ...nameAndUrl,
    legalName: companyFacts.legalName,
    address: companyFacts.address || undefined,
    slogan: identity.tagline,
    email: identity.email,
    logo: getAbsoluteUrl('/icon-512.png'),
  },
  { '@type': 'WebSite', ...website, ...nameAndUrl, inLanguage: language, publisher: organization },
];

const createListItems = (items: readonly object[]) =>
  items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item }));

/** MON is the UN/CEFACT code of a month. */
const perMonth = { priceCurrency: 'USD', unitCode: 'MON' };

const createOffer = ({ name, description, monthlyPrice, yearlyPrice }: PricedPlan) => ({
  '@type': 'Offer',
  name,
  description,
  url: getAbsoluteUrl(getAnchorHref('pricing')),
  price: monthlyPrice,
  priceCurrency: 'USD',
  priceSpecification: [
    { name: pricing.billedMonthly, price: monthlyPrice, billingIncrement: 1 },
    { name: pricing.billedAnnually, price: yearlyPrice, billingIncrement: 12 },
  ].map((price) => ({ '@type': 'UnitPriceSpecification', ...price, ...perMonth })),
});

async function getHomeNodes() {
  const plans = await loadRecords('plans');
  const service = {
    '@type': 'Service',
    name: hero.kicker,
    description: hero.intro,
    url: homeUrl,
    provider: organization,
    offers: plans.filter((plan) => plan.kind === 'priced').map(createOffer),
  };
  const questions = (await loadFaqs()).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  const url = getAbsoluteUrl(getAnchorHref('faqs'));
  return [service, { '@type': 'FAQPage', url, isPartOf: website, mainEntity: questions }];
}

async function createItemList(path: Route, name: string, records: 'caseStudies' | 'projects') {
  const works = (await loadRecords(records)).map(({ id, title, industry }) => ({
    item: {
      '@type': 'CreativeWork',
      url: getAbsoluteUrl(`${path}#${id}`),
      name: title,
      about: { '@type': 'Thing', name: industry },
      creator: organization,
    },
  }));
  const list = { name, numberOfItems: works.length, itemListElement: createListItems(works) };
  return [{ '@type': 'ItemList', ...list, mainEntityOfPage: getAbsoluteUrl(path) }];
}

const nodesByRoute: Partial<Record<Route, () => Promise<object[]>>> = {
  [routes.home]: getHomeNodes,
  [routes.caseStudies]: () =>
    createItemList(routes.caseStudies, caseStudies.hero.title, 'caseStudies'),
  [routes.portfolio]: () => createItemList(routes.portfolio, portfolio.hero.title, 'projects'),
};

/** Returns the JSON-LD of a page: organization, site, page, breadcrumbs and what the page lists. */
export async function getStructuredData(route: Route): Promise<string> {
  const { name, meta } = (await loadPages())[route];
  const url = getAbsoluteUrl(route);
  // Google ignores a trail of one page.
  const breadcrumb = route === routes.home ? undefined : { '@id': `${url}#breadcrumbs` };
  const page = { url, name: meta.title, description: meta.description, inLanguage: language };
  const trail = createListItems([
    { name: identity.brand, item: homeUrl },
    { name, item: url },
  ]);
  const nodes = [
    ...siteNodes,
    { '@type': 'WebPage', '@id': url, ...page, isPartOf: website, about: organization, breadcrumb },
    ...(breadcrumb ? [{ '@type': 'BreadcrumbList', ...breadcrumb, itemListElement: trail }] : []),
    ...((await nodesByRoute[route]?.()) ?? []),
  ];
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  // Keep content from closing the script element.
  return graph.replaceAll('<', '\\u003c');
}
