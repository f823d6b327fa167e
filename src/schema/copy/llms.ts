import { z } from 'astro/zod';
import { text } from '../text.ts';

/** `copy/llms.yaml`: headings and templates of llms.txt, a summary of the site for language models. */
export const llmsCopySchema = z.strictObject({
  figures: text('Above the averages.'),
  steps: text('Above how it works.'),
  plans: text('Above the plans.'),
  prices: text('The prices of a plan.', { names: ['monthly', 'yearly'] }),
  custom: text('The price of a plan that has none.'),
  results: text('Above the case studies.'),
  projects: text('Above the projects.'),
  questions: text('Above the questions.'),
  pages: text('Above the pages.'),
  contact: text('Above the addresses.'),
  book: text('Leads to the scheduling page.'),
  write: text('Precedes the email address.'),
});
