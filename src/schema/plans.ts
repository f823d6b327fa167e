import { z } from 'astro/zod';
import { formatCount } from '../lib/format.ts';
import { interpolate } from '../lib/template.ts';
import { idSchema, listOf, upToSevenDigits } from './record-fields.ts';
import { refineWith } from './rules.ts';
import { text } from './text-fields.ts';

const featureSchema = text('One feature; {leads} stands for leadsPerMonth.', {
  max: 60,
  variables: ['leads'],
});

const mentionsLeads = (feature: z.infer<typeof featureSchema>) => feature.includes('{leads}');

const recordSchema = z
  .strictObject({
    id: idSchema,
    name: text('The name of the plan.', { max: 24 }),
    monthlyPrice: upToSevenDigits(0).describe('Dollars per month. 0 reads "Custom".'),
    yearlyPrice: upToSevenDigits(0).describe('Dollars per month, billed annually.'),
    leadsPerMonth: upToSevenDigits(1).optional().describe('Left out if it is set on a call.'),
    description: text('For whom the plan is.', { max: 160 }),
    features: z.array(featureSchema).min(1).max(8),
    popular: z.boolean().describe('true for at most one plan, which is set off as most popular.'),
    cta: text('The words on the button.', { max: 24 }),
  })
  .superRefine(
    refineWith(function* ({ monthlyPrice, yearlyPrice, leadsPerMonth, features }) {
      if (yearlyPrice > monthlyPrice || (yearlyPrice === 0) !== (monthlyPrice === 0)) {
        const allowed =
          monthlyPrice === 0
            ? '0, as the monthly price'
            : `1 to ${monthlyPrice}, the monthly price`;
        yield ['yearlyPrice', allowed];
      }
      if (leadsPerMonth === undefined && features.some(mentionsLeads)) {
        yield ['leadsPerMonth', 'a number, which the features name as {leads}'];
      }
      if (leadsPerMonth !== undefined && !features.some(mentionsLeads)) {
        yield ['features', 'a feature with {leads}, the number of `leadsPerMonth`'];
      }
    }),
  );

/** Fills `{leads}` in the features and adds the saving; a price of 0 makes a custom plan. */
function createPlan({ monthlyPrice, yearlyPrice, ...record }: z.output<typeof recordSchema>) {
  const leads = formatCount(record.leadsPerMonth ?? 0);
  const features = record.features.map((feature) => interpolate(feature, { leads }));
  const fields = { ...record, features };
  if (monthlyPrice === 0) return { ...fields, isCustom: true as const };
  const savingPercent = Math.round(((monthlyPrice - yearlyPrice) / monthlyPrice) * 100);
  return { ...fields, isCustom: false as const, monthlyPrice, yearlyPrice, savingPercent };
}

const planSchema = recordSchema.transform(createPlan);

export const plansSchema = listOf(planSchema).superRefine(
  refineWith(function* (plans) {
    const lastPopular = plans.findLastIndex(({ popular }) => popular);
    if (plans.findIndex(({ popular }) => popular) !== lastPopular) {
      yield [`${lastPopular}.popular`, 'true for one plan only'];
    }
    if (plans.length === 1 && lastPopular === 0) {
      yield ['0.popular', 'false, because there is no other plan'];
    }
  }),
);

export type Plan = z.output<typeof planSchema>;
export type PricedPlan = Extract<Plan, { isCustom: false }>;
