import { content } from '../data/content';
import { pages } from '../data/pages';
import { getAbsoluteUrl } from '../data/site-links';
import { language } from '../lib/locale';
import { getHref, type RoutePath, routes } from '../lib/routes';
import type { PricedPlan } from '../schema/plans';

const { site } = content;
const { caseStudies, portfolio } = content.copy;
const { hero, pricing } = content.copy.home;
const homeUrl = getAbsoluteUrl(routes.home);
const nameAndUrl = { name: site.brand, url: homeUrl };
const organization = { '@id': getAbsoluteUrl('/#organization') };
const website = { '@id': getAbsoluteUrl('/#website') };

const siteNodes = [
  {
    '@type': 'Organization',
    ...organization,
    ...nameAndUrl,
    legalName: site.legalName,
    address: site.address || undefined,
    slogan: site.tagline,
    email: site.email,
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
  url: getAbsoluteUrl(getHref('pricing')),
  price: monthlyPrice,
  priceCurrency: 'USD',
  priceSpecification: [
    { name: pricing.monthly, price: monthlyPrice, billingIncrement: 1 },
    { name: pricing.yearly, price: yearlyPrice, billingIncrement: 12 },
  ].map((price) => ({ '@type': 'UnitPriceSpecification', ...price, ...perMonth })),
});

function getHomeNodes() {
  const service = {
    '@type': 'Service',
    name: hero.kicker,
    description: hero.intro,
    url: homeUrl,
    provider: organization,
    offers: content.plans.filter((plan) => !plan.isCustom).map(createOffer),
  };
  const questions = content.faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  const url = getAbsoluteUrl(getHref('faqs'));
  return [service, { '@type': 'FAQPage', url, isPartOf: website, mainEntity: questions }];
}

function createItemList(path: RoutePath, name: string, records: 'caseStudies' | 'projects') {
  const items = content[records].map(({ id, title, industry }) => ({
    item: {
      '@type': 'CreativeWork',
      url: getAbsoluteUrl(`${path}#${id}`),
      name: title,
      about: { '@type': 'Thing', name: industry },
      creator: organization,
    },
  }));
  const list = { name, numberOfItems: items.length, itemListElement: createListItems(items) };
  return [{ '@type': 'ItemList', ...list, mainEntityOfPage: getAbsoluteUrl(path) }];
}

const nodesByPath: Partial<Record<RoutePath, () => object[]>> = {
  [routes.home]: getHomeNodes,
  [routes.caseStudies]: () =>
    createItemList(routes.caseStudies, caseStudies.hero.title, 'caseStudies'),
  [routes.portfolio]: () => createItemList(routes.portfolio, portfolio.hero.title, 'projects'),
};

/** Returns the JSON-LD of a page: organization, site, page, breadcrumbs and what the page lists. */
export function getStructuredData(path: RoutePath): string {
  const { name, meta } = pages[path];
  const url = getAbsoluteUrl(path);
  // Google ignores a trail of one page.
  const breadcrumb = path === routes.home ? undefined : { '@id': `${url}#breadcrumbs` };
  const page = { url, name: meta.title, description: meta.description, inLanguage: language };
  const trail = createListItems([
    { name: site.brand, item: homeUrl },
    { name, item: url },
  ]);
  const nodes = [
    ...siteNodes,
    { '@type': 'WebPage', '@id': url, ...page, isPartOf: website, about: organization, breadcrumb },
    ...(breadcrumb ? [{ '@type': 'BreadcrumbList', ...breadcrumb, itemListElement: trail }] : []),
    ...(nodesByPath[path]?.() ?? []),
  ];
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  // Keep content from closing the script element.
  return graph.replaceAll('<', '\\u003c');
}
