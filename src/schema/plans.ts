import { z } from 'astro/zod';
import { formatCount } from '../lib/format.ts';
import { interpolate } from '../lib/text.ts';
import { idSchema, listOf } from './fields.ts';
import { text } from './text.ts';

/** At most seven digits, because a plan card has no room for more. */
const upToSevenDigits = (minimum: number) => z.int().min(minimum).max(9_999_999);

const rowSchema = text('A row of the comparison table.', { max: 30 });

const featureSchema = z.strictObject({
  text: text('One feature; {leads} stands for leadsPerMonth.', { max: 60, names: ['leads'] }),
  row: rowSchema.optional(),
  linksToReport: z
    .boolean()
    .optional()
    .describe('true: leads to a report in the comparison, if there is one.'),
});

const mentionsLeads = ({ text }: z.infer<typeof featureSchema>) => text.includes('{leads}');

const recordSchema = z
  .strictObject({
    id: idSchema,
    name: text('The name of the plan.', { max: 24 }),
    monthlyPrice: upToSevenDigits(0).describe(
      'Dollars per month, billed monthly. 0 reads "Custom".',
    ),
    yearlyPrice: upToSevenDigits(0).describe(
      'Dollars per month, billed annually; 0 beside a 0 only.',
    ),
    leadsPerMonth: upToSevenDigits(1)
      .optional()
      .describe('Qualified leads a month; none if set on a call.'),
    description: text('For whom the plan is, in one sentence.', { max: 120 }),
    features: z.array(featureSchema).min(1).max(8),
    instead: z
      .array(z.strictObject({ row: rowSchema, text: text('What the row says.', { max: 60 }) }))
      .optional()
      .describe('What the plan has in place of a feature that other plans have.'),
    popular: z.boolean().describe('true for at most one plan, which is set off as most popular.'),
    cta: text('The words on the button.', { max: 24 }),
  })
  .refine(
    ({ monthlyPrice, yearlyPrice }) =>
      yearlyPrice <= monthlyPrice && (yearlyPrice === 0) === (monthlyPrice === 0),
    { path: ['yearlyPrice'], error: '1 to the monthly price; 0 only beside a monthly price of 0' },
  )
  .refine(
    ({ leadsPerMonth, features }) => leadsPerMonth !== undefined || !features.some(mentionsLeads),
    { path: ['leadsPerMonth'], error: 'a number, which the features name as {leads}' },
  );

/** Fills `{leads}` in the features and adds the saving; a price of 0 makes a custom plan. */
function createPlan({ monthlyPrice, yearlyPrice, ...record }: z.output<typeof recordSchema>) {
  const leads = formatCount(record.leadsPerMonth ?? 0);
  const features = record.features.map((feature) => ({
    ...feature,
    text: interpolate(feature.text, { leads }),
    mentionsLeads: mentionsLeads(feature),
  }));
  const fields = { ...record, features };
  if (monthlyPrice === 0) return { ...fields, kind: 'custom' as const };
  const savingPercent = Math.round(((monthlyPrice - yearlyPrice) / monthlyPrice) * 100);
  return { ...fields, kind: 'priced' as const, monthlyPrice, yearlyPrice, savingPercent };
}

const planSchema = recordSchema.transform(createPlan);

const rowsOf = ({ features }: Plan) =>
  features.flatMap(({ row }) => (row === undefined ? [] : [row]));

/** Refuses a popular plan without another, a second one, and rows of `instead` that the comparison table would not show. */
export const plansSchema = listOf(planSchema, 1).superRefine((plans, context) => {
  const lastPopular = plans.findLastIndex(({ popular }) => popular);
  if (plans.findIndex(({ popular }) => popular) !== lastPopular) {
    const path = [lastPopular, 'popular'];
    context.addIssue({ code: 'custom', path, message: 'true for one plan only' });
  }
  if (plans.length === 1 && lastPopular === 0) {
    const message = 'false, because there is no other plan';
    context.addIssue({ code: 'custom', path: [0, 'popular'], message });
  }
  for (const [index, plan] of plans.entries()) {
    const others = plans.filter((other) => other !== plan).flatMap(rowsOf);
    const rows = new Set(others).difference(new Set(rowsOf(plan)));
    for (const [position, { row }] of (plan.instead ?? []).entries()) {
      if (rows.has(row)) continue;
      const message = `a row in which another plan has a feature and this one has none: ${[...rows].join(', ')}`;
      context.addIssue({ code: 'custom', path: [index, 'instead', position, 'row'], message });
    }
  }
});

export type Plan = z.output<typeof planSchema>;
export type PricedPlan = Extract<Plan, { kind: 'priced' }>;
