import type { z } from 'astro/zod';
import { leadsPlaceholder, namesLeads, type planSchema } from '../schema/records.ts';
import { locale } from '../schema/vocabulary.ts';

type PlanFields = z.output<typeof planSchema>;

/** Fills `{leads}` in the features and adds the saving; a price of 0 makes a custom plan. */
export function toPlan({ monthlyPrice, yearlyPrice, ...fields }: PlanFields) {
  const rest = { ...fields, statesLeads: fields.features.some(namesLeads) };
  const leadCount = fields.leadsPerMonth?.toLocaleString(locale) ?? '';
  const features = fields.features.map((feature) => {
    return { ...feature, text: feature.text.replaceAll(leadsPlaceholder, leadCount) };
  });
  if (monthlyPrice === 0) return { ...rest, features, kind: 'custom' as const, savingPercent: 0 };
  const savingPercent = Math.round(((monthlyPrice - yearlyPrice) / monthlyPrice) * 100);
  return { ...rest, features, kind: 'priced' as const, monthlyPrice, yearlyPrice, savingPercent };
}

export type Plan = ReturnType<typeof toPlan>;
export type PricedPlan = Extract<Plan, { kind: 'priced' }>;
