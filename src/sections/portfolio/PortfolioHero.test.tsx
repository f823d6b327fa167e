import { hero } from '@content/copy/portfolio';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PortfolioHero } from './PortfolioHero';

it.each([
  ['of one project', [{ industry: 'Fintech', duration: '90 days' }], ['1', '1', '90']],
  [
    'of several projects',
    [
      { industry: 'Fintech', duration: '90 days' },
      { industry: 'Fintech', duration: '180 days' },
      { industry: 'Healthcare', duration: '60 days' },
    ],
    ['3', '2', '60–180'],
  ],
] as const)('counts the number, industries and days %s', (_, projects, figures) => {
  const { unmount } = render(<PortfolioHero projects={projects} copy={hero} />);
  const labels = [hero.figures.projects, hero.figures.industries, hero.figures.days];
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual(labels.map((label, index) => `${figures[index]} ${label}`));
  unmount();
});
