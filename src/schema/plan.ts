import { z } from 'astro/zod';
import { id, text, textWith } from './fields.ts';
import { locale } from './vocabulary.ts';

/** Seven digits fit a card. */
const amount = (minimum: number) => z.int().min(minimum).max(9_999_999);

const leads = '{leads}';

export const planSchema = z
  .strictObject({
    id,
    name: text(2, 24, 'The name of the plan.'),
    monthlyPrice: amount(0).describe('Dollars per month, billed monthly. 0 reads "Custom".'),
    yearlyPrice: amount(0).describe(
      'Dollars per month, billed annually. 0 only where monthlyPrice is 0 too.',
    ),
    leadsPerMonth: amount(1)
      .optional()
      .describe('Qualified leads a month. Leave it out where the number is agreed on a call.'),
    description: text(30, 120, 'For whom the plan is, in one sentence.'),
    features: z
      .array(
        z.strictObject({
          text: textWith([leads], 5, 60, `One feature; ${leads} stands for leadsPerMonth.`),
          row: text(3, 30, 'The row of the comparison table it stands in.').optional(),
        }),
      )
      .min(3)
      .max(8),
    popular: z.boolean().describe('true for at most one plan, which is set off as most popular.'),
    cta: text(4, 24, 'The words on the button.'),
  })
  .refine(
    ({ monthlyPrice, yearlyPrice }) =>
      yearlyPrice <= monthlyPrice && (yearlyPrice === 0) === (monthlyPrice === 0),
    {
      path: ['yearlyPrice'],
      error: 'allowed: 1 to the monthly price; 0 only beside a monthly price of 0',
    },
  )
  .superRefine(({ leadsPerMonth, features }, context) => {
    const index = features.findIndex((feature) => feature.text.includes(leads));
    if (index === -1 || leadsPerMonth !== undefined) return;
    const message = `allowed: ${leads} only in a plan that has leadsPerMonth`;
    context.addIssue({ code: 'custom', path: ['features', index, 'text'], message });
  });

type PlanFields = z.output<typeof planSchema>;

/** Fills `{leads}` in the features; a price of 0 makes a custom plan. */
export function toPlan<Fields extends PlanFields>(fields: Fields) {
  const { monthlyPrice, yearlyPrice, ...rest } = fields;
  const number = fields.leadsPerMonth?.toLocaleString(locale) ?? '';
  const features = fields.features.map((feature) => {
    return { ...feature, text: feature.text.replaceAll(leads, number) };
  });
  return monthlyPrice === 0
    ? { ...rest, features, kind: 'custom' as const }
    : { ...rest, features, kind: 'priced' as const, monthlyPrice, yearlyPrice };
}

export type Plan = ReturnType<typeof toPlan<PlanFields>>;
export type PricedPlan = Extract<Plan, { kind: 'priced' }>;
