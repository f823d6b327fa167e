import { expect, it } from 'vitest';
import { content } from './content';
import { createIsShown } from './pages';

it('shows no page without records, and no section without words', () => {
  const { home } = content.copy;
  const copy = { ...content.copy, home: { ...home, outcomes: undefined } };
  const isShown = createIsShown({ ...content, caseStudies: [], projects: [], copy });
  const destinations = ['caseStudies', 'portfolio', 'outcomes', 'how'] as const;
  expect(destinations.map(isShown)).toEqual([false, false, false, true]);
});
