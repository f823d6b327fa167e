import { hero, pricing } from '@content/copy/home';
import { identity } from '@content/identity';
import { anchors, type Route, routes } from '../lib/routes';
import type { PageMeta } from '../schema/copy';
import type { Plan, PricedPlan } from '../schema/records';
import { language } from '../schema/vocabulary';
import { companyFacts } from '../site/company';
import { siteAddress } from '../site/links';

export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

export const reference = (path: string) => ({ '@id': siteAddress(path) });
export const company = reference('/#organization');
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

function pageThings(path: Route, name: string, { title, description }: PageMeta): Thing[] {
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
      name: title,
      description,
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

/** Escapes `<`, so that no content can close the script element. */
export function graphScript(path: Route, name: string, meta: PageMeta, ...own: Thing[]): string {
  const things = [...siteThings, ...pageThings(path, name, meta), ...own];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll(
    '<',
    '\\u003c',
  );
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

export function service(plans: readonly Plan[]): Thing {
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
