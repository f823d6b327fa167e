import { text, textFields } from '../text-fields.ts';

/** `copy/llms.yaml`: headings and templates of llms.txt, a summary of the site for language models. */
export const llmsCopySchema = textFields([
  'figures',
  'steps',
  'plans',
  'results',
  'projects',
  'questions',
  'pages',
  'contact',
]).extend({
  prices: text('The prices of a plan.', { variables: ['monthly', 'yearly'] }),
  custom: text('The price of a plan that has none.'),
  book: text('Leads to the scheduling page.'),
  write: text('Precedes the email address.'),
});
