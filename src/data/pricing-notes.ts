import { formatList } from '../lib/format';
import { interpolate } from '../lib/text';
import { content } from './content';

const { caseStudies } = content;
const { notes, firstMonths, firstMonth } = content.copy.home.pricing;

const examples = caseStudies.flatMap(({ company, firstMonthLeads: leads, plan }) => {
  const planned = plan?.leadsPerMonth;
  return planned && leads !== undefined ? interpolate(firstMonth, { company, leads, planned }) : [];
});

const sentence =
  examples.length > 0 ? interpolate(firstMonths, { examples: formatList(examples) }) : '';

/** The rules below the plans, with the first months of clients who name them. */
export const pricingNotes = notes.map(({ name, text }) => ({
  name,
  text: interpolate(text, { firstMonths: sentence }).trim(),
}));

export type PricingNotes = typeof pricingNotes;
