import { expect, it, vi } from 'vitest';
import { content } from '../data/content';
import { shownRoutes } from '../data/pages';
import { routes } from '../lib/routes';
import { getFooterGroups, getHeaderLinks } from './navigation';

vi.mock(import('../data/content'), async (load) => {
  const { content, ...rest } = await load();
  const home = { ...content.copy.home, outcomes: undefined };
  const copy = { ...content.copy, home };
  return { content: { ...content, caseStudies: [], projects: [], copy }, ...rest };
});

it('leaves out pages without records and sections without words', () => {
  const inFooter = getFooterGroups(routes.home).flatMap(({ links }) => links);
  const labels = [...getHeaderLinks(routes.home), ...inFooter].map(({ label }) => label);
  const { portfolio, outcomes, how } = content.copy.shared.navigation;
  expect(labels).toContain(how);
  expect(labels).not.toContain(portfolio);
  expect(labels).not.toContain(outcomes);
  expect(shownRoutes).toContain(routes.home);
  expect(shownRoutes).not.toContain(routes.caseStudies);
  expect(shownRoutes).not.toContain(routes.portfolio);
});
