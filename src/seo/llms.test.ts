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

it('has what llmstxt.org asks, each plan with its prices, answers, pages and the scheduling link', () => {
  const site = 'https://www.fjordandpike.example';
  for (const part of [
    `# ${identity.brand}\n\n> ${meta.description}\n`,
    `- [Starter](${site}/#pricing): $4,580 per month billed monthly, or $3,664 per month billed annually. For small teams. 12 leads; Reports.`,
    `[Scale](${site}/#pricing): custom`,
    `[How soon?](${site}/#faq-first): After 14 days.`,
    `[Terms](${site}/terms): The terms.`,
    'utm_content=llms',
  ]) {
    expect(text).toContain(part);
  }
});
