import { calculator as copy } from '@content/copy/calculator';
import { bookingLink } from '../../content/read/links';
import { formatMoney } from '../../lib/format';
import { interpolate } from '../../lib/interpolate';
import type { Plan } from '../../schema/records';
import type { PlanOffer } from './plan-return';
import { ANNUAL_COST, PIPELINE_MULTIPLIER } from './roi';

export function calculatorSection(plans: readonly Plan[]) {
  const { title, lead, ...words } = copy;
  const { href, label } = bookingLink('calculator');
  const offers: PlanOffer[] = plans.flatMap((plan) => {
    if (plan.kind === 'custom' || plan.leadsPerMonth === undefined) return [];
    const price = { monthly: plan.monthlyPrice, yearly: plan.yearlyPrice };
    return [{ name: plan.name, leads: plan.leadsPerMonth, popular: plan.popular, price }];
  });
  const note = interpolate(copy.note, { multiplier: PIPELINE_MULTIPLIER });
  const roiNote = interpolate(copy.roiNote, { cost: formatMoney(ANNUAL_COST) });
  const island = { plans: offers, booking: { href, label }, copy: { ...words, note, roiNote } };
  return { title, lead, island };
}
