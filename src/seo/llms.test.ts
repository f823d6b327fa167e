import { meta } from '@content/copy/home';
import { identity } from '@content/identity';
import { expect, it } from 'vitest';
import { llmsText } from './llms';

const plan = {
  kind: 'priced' as const,
  id: 'starter',
  name: 'Starter',
  monthlyPrice: 4580,
  yearlyPrice: 3664,
  description: 'For small teams.',
  features: [{ text: '12 leads' }, { text: 'Reports' }],
  popular: false,
  cta: 'Start',
};

const text = llmsText(
  {
    plans: [plan, { ...plan, kind: 'custom', name: 'Scale' }],
    studies: [],
    projects: [],
    faqs: [{ id: 'first', question: 'How soon?', answer: 'After 14 days.' }],
  },
  { '/terms': { name: 'Terms', meta: { title: 'Terms', description: 'The terms.' } } },
);

it.each([
  [
    'the name and the summary, as llmstxt.org asks',
    `# ${identity.brand}\n\n> ${meta.description}\n`,
  ],
  [
    'each plan with its prices',
    '- [Starter](https://www.fjordandpike.example/#pricing): $4,580 per month billed monthly, or $3,664 per month billed annually. For small teams. 12 leads; Reports.',
  ],
  ['a price by agreement', '[Scale](https://www.fjordandpike.example/#pricing): custom'],
  ['answers', '[How soon?](https://www.fjordandpike.example/#faq-first): After 14 days.'],
  ['pages', '[Terms](https://www.fjordandpike.example/terms): The terms.'],
  ['the place of the scheduling link', 'utm_content=llms'],
])('has %s', (_, part) => {
  expect(text).toContain(part);
});
