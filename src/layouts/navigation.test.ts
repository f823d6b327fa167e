import { expect, it, vi } from 'vitest';
import { content } from '../data/content';
import { shownRoutes } from '../data/pages';
import { routes } from '../lib/routes';
import { getFooterGroups, getHeaderLinks } from './navigation';

vi.mock(import('../data/content'), async (load) => {
  const { content, ...rest } = await load();
  return { content: { ...content, caseStudies: [], projects: [] }, ...rest };
});

it('leaves out the pages of case studies and projects if there are none', () => {
  const inFooter = getFooterGroups(routes.home).flatMap(({ links }) => links);
  const labels = [...getHeaderLinks(routes.home), ...inFooter].map(({ label }) => label);
  expect(labels).not.toContain(content.copy.shared.navigation.portfolio);
  expect(shownRoutes).toEqual([routes.home, routes.terms, routes.privacy]);
});
