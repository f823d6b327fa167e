import { llms as copy } from '@content/copy/llms';
import { describe, expect, it } from 'vitest';
import { llmsText } from './llms';

const plan = {
  id: 'starter',
  name: 'Starter',
  monthlyPrice: 4580,
  yearlyPrice: 3664,
  description: 'For small teams.',
  features: ['12 leads', 'Reports'],
  popular: false,
  cta: 'Start',
};

const text = llmsText(
  {
    summary: 'What it is.',
    promise: 'What it does.',
    stats: [{ figure: '82%', label: 'show-up rate' }],
    statsNote: 'These are averages.',
    steps: [{ title: 'Attract', text: 'We look.' }],
    plans: [plan, { ...plan, name: 'Scale', monthlyPrice: 0, yearlyPrice: 0 }],
    studies: [],
    projects: [],
    faqs: [{ id: 'first', question: 'How soon?', answer: 'After 14 days.' }],
    pages: [{ path: '/terms', name: 'Terms', description: 'The terms.' }],
  },
  copy,
);

describe('llmsText', () => {
  it('opens with the name and the summary, as llmstxt.org asks', () => {
    expect(text.startsWith('# Fjord & Pike\n\n> What it is.\n')).toBe(true);
  });

  it('states each plan with its prices, and a price by agreement as such', () => {
    expect(text).toContain(
      '- [Starter](https://www.fjordandpike.example/#pricing): $4,580 per month billed monthly, or $3,664 per month billed annually. For small teams. 12 leads; Reports.',
    );
    expect(text).toContain('[Scale](https://www.fjordandpike.example/#pricing): custom');
  });

  it('says below the figures what they are', () => {
    expect(text).toContain('- 82% show-up rate\n\nThese are averages.\n');
  });

  it('links answers and pages by their full addresses', () => {
    expect(text).toContain(
      '[How soon?](https://www.fjordandpike.example/#faq-first): After 14 days.',
    );
    expect(text).toContain('[Terms](https://www.fjordandpike.example/terms): The terms.');
  });

  it('marks the scheduling link with its place', () => {
    expect(text).toContain('utm_content=llms');
  });
});
