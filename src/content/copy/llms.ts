/** The headings and templates of llms.txt, a summary of the site for language models. */
export const llms = {
  figures: 'Average results across clients',
  steps: 'How it works',
  plans: 'Plans and prices',
  prices: '{monthly} per month billed monthly, or {yearly} per month billed annually',
  custom: 'custom, priced with you on a call',
  results: 'Case studies',
  projects: 'Portfolio',
  questions: 'Questions and answers',
  pages: 'Pages',
  contact: 'Contact',
  book: 'Book a discovery call',
  write: 'Write to',
};
