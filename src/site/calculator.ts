import { calculator as copy } from '@content/copy/calculator';
import { formatMoney } from '../lib/format';
import { interpolate } from '../lib/interpolate';
import type { PlanOffer } from '../lib/plan-return';
import { ANNUAL_COST, PIPELINE_MULTIPLIER } from '../lib/roi';
import type { Plan } from '../schema/records';
import { bookingLink } from './links';

function offerOf(plan: Plan): PlanOffer[] {
  if (plan.kind === 'custom' || plan.leadsPerMonth === undefined) return [];
  const { name, leadsPerMonth: leads, popular, monthlyPrice, yearlyPrice } = plan;
  return [{ name, leads, popular, price: { monthly: monthlyPrice, yearly: yearlyPrice } }];
}

export function calculatorSection(plans: readonly Plan[]) {
  const { title, lead, ...words } = copy;
  const { href, label } = bookingLink('calculator');
  const island = {
    plans: plans.flatMap(offerOf),
    booking: { href, label },
    copy: {
      ...words,
      note: interpolate(copy.note, { multiplier: PIPELINE_MULTIPLIER }),
      roiNote: interpolate(copy.roiNote, { cost: formatMoney(ANNUAL_COST) }),
    },
  };
  return { title, lead, island };
}
