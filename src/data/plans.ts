import type { z } from 'astro/zod';
import { formatCount } from '../lib/format';
import { interpolateTexts } from '../lib/text';
import { mentionsLeads, type planSchema } from '../schema/records';

type PlanRecord = z.output<typeof planSchema>;

/** Fills `{leads}` in the features and adds the saving; a price of 0 makes a custom plan. */
export function createPlan({ monthlyPrice, yearlyPrice, ...fields }: PlanRecord) {
  const leads = formatCount(fields.leadsPerMonth ?? 0);
  const features = interpolateTexts(fields.features, { leads });
  const rest = { ...fields, features, mentionsLeads: fields.features.some(mentionsLeads) };
  if (monthlyPrice === 0) return { ...rest, kind: 'custom' as const };
  const savingPercent = Math.round(((monthlyPrice - yearlyPrice) / monthlyPrice) * 100);
  return { ...rest, kind: 'priced' as const, monthlyPrice, yearlyPrice, savingPercent };
}

export type Plan = ReturnType<typeof createPlan>;
export type PricedPlan = Extract<Plan, { kind: 'priced' }>;
