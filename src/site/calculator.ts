import { calculator as copy } from '@content/copy/calculator';
import { formatMoney } from '../lib/format';
import { interpolate } from '../lib/interpolate';
import { yearlySum } from '../lib/plans';
import { ANNUAL_COST, PIPELINE_MULTIPLIER } from '../lib/roi';
import type { Plan } from '../schema/records';
import { bookingLink } from './links';

/** The calculator's texts, with everything filled in that follows from the plans and no input. */
export function calculatorSection(plans: readonly Plan[]) {
  const { title, lead, meaning, ...words } = copy;
  const { revenue, planPrice, noPlanPrice, ...sentences } = meaning;
  const priced = plans.find((plan) => plan.kind === 'priced');
  const price = priced
    ? interpolate(planPrice, { plan: priced.name, price: formatMoney(yearlySum(priced)) })
    : noPlanPrice;
  const island = {
    plans: plans.map(({ name, leadsPerMonth }) => ({ name, leads: leadsPerMonth })),
    booking: bookingLink('calculator'),
    copy: {
      ...words,
      meaning: { ...sentences, notes: [revenue, price] },
      note: interpolate(copy.note, { multiplier: PIPELINE_MULTIPLIER }),
      roiNote: interpolate(copy.roiNote, { cost: formatMoney(ANNUAL_COST) }),
    },
  };
  return { title, lead, island };
}
