import { afterEach, expect, it, vi } from 'vitest';
import { routes } from '../lib/routes';

afterEach(() => {
  vi.doUnmock('../data/content');
  vi.resetModules();
});

it('leaves out pages without records and sections without words', async () => {
  vi.resetModules();
  vi.doMock(import('../data/content'), async (load) => {
    const { content } = await load();
    const copy = { ...content.copy, home: { ...content.copy.home, outcomes: undefined } };
    return { content: { ...content, caseStudies: [], projects: [], copy } };
  });
  const { getFooterGroups, getHeaderLinks } = await import('./navigation');
  const { shownPaths } = await import('../data/pages');
  const inFooter = getFooterGroups(routes.home).flatMap(({ links }) => links);
  for (const links of [getHeaderLinks(routes.home), inFooter]) {
    const hrefs = links.map(({ href }) => href);
    expect(hrefs).toContain('#how');
    expect(hrefs).not.toContain('#outcomes');
    expect(hrefs).not.toContain(routes.portfolio);
  }
  expect(shownPaths).toEqual([routes.home, routes.terms, routes.privacy]);
});
