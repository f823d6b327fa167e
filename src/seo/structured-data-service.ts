import type { Offer, Service, UnitPriceSpecification } from 'schema-dts';
import { anchors, routes } from '../lib/routes';
import type { Plan, PricedPlan } from '../schema/records';
import { address, organizationId } from './structured-data-frame';

/** The UN/CEFACT code by which schema.org counts months. */
const MONTH = 'MON';

/** How billing is called on the page. */
export interface BillingNames {
  monthly: string;
  yearly: string;
}

/** A price per month; `months` is how many of them one bill covers. */
function monthlyPrice(price: number, months: number, name: string): UnitPriceSpecification {
  return {
    '@type': 'UnitPriceSpecification',
    name,
    price,
    priceCurrency: 'USD',
    unitCode: MONTH,
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: MONTH },
    billingIncrement: months,
  };
}

function offer(plan: PricedPlan, names: BillingNames): Offer {
  return {
    '@type': 'Offer',
    name: plan.name,
    description: plan.description,
    url: address(`${routes.home}#${anchors.pricing}`),
    price: plan.monthlyPrice,
    priceCurrency: 'USD',
    priceSpecification: [
      monthlyPrice(plan.monthlyPrice, 1, names.monthly),
      monthlyPrice(plan.yearlyPrice, 12, names.yearly),
    ],
  };
}

export interface ServiceTexts {
  name: string;
  description: string;
}

/** Only plans with a price are marked up as offers: a price by agreement states none. */
export function service(texts: ServiceTexts, plans: readonly Plan[], names: BillingNames): Service {
  const offers = plans.filter((plan) => plan.kind === 'priced').map((plan) => offer(plan, names));
  return {
    '@type': 'Service',
    '@id': address('/#service'),
    ...texts,
    url: address(routes.home),
    provider: { '@id': organizationId },
    ...(offers.length > 0 && { offers }),
  };
}
