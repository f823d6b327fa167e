import { expect, it, vi } from 'vitest';
import { content } from '../data/content';
import { pages, shownRoutes } from '../data/pages';
import { routes } from '../lib/routes';
import { getFooterGroups, getHeaderLinks } from './navigation';

vi.mock(import('../data/content'), async (load) => {
  const { content, ...rest } = await load();
  return { content: { ...content, caseStudies: [], projects: [] }, ...rest };
});

it('leaves out the pages of case studies and projects if there are none', () => {
  const { shared } = content.copy;
  const contact = { href: 'https://calendar.test', label: 'Contact' };
  const groups = getFooterGroups(routes.home, shared, contact, pages);
  const links = [
    ...getHeaderLinks(routes.home, shared.navigation),
    ...groups.flatMap((group) => group.links),
  ];
  expect(links.map(({ label }) => label)).not.toContain(shared.navigation.portfolio);
  expect(shownRoutes).toEqual([routes.home, routes.terms, routes.privacy]);
});
