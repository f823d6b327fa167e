import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { content } from '../../data/content';
import type { Plan } from '../../schema/plans';
import { Hero } from './Hero';

const link = { href: '/', label: 'Link' };

const render = (plans: readonly Plan[]) =>
  renderToStaticMarkup(
    <Hero
      bookingLink={link}
      resultsLink={link}
      caseStudy={undefined}
      plans={plans}
      copy={content.copy.home.hero}
    />,
  );

it('says the least price of the plans, if one has a price', () => {
  const { plans } = content;
  expect(render(plans)).toContain('A plan costs $990 a month or more.');
  expect(render(plans.filter(({ isCustom }) => isCustom))).not.toContain('A plan costs');
});
