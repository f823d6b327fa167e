// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { documentAt } from './support/documents.ts';
import { sites } from './support/sites.ts';

describe.each(sites)('$name', (site) => {
  it.each(site.pages)(
    'on $path every link to the scheduling page names its placement',
    ({ path }) => {
      const { origin, searchParams } = new URL(site.facts.schedulingPage);
      const links = [...documentAt(site, path).querySelectorAll<HTMLAnchorElement>('a[href*="//"]')]
        .map(({ href }) => new URL(href))
        .filter((url) => url.origin === origin);
      const placements = links.map((url) => url.searchParams.get('utm_content'));
      expect(placements).toEqual(expect.arrayContaining(['header', 'footer', 'footer-contact']));
      expect(placements).not.toContain(null);
      expect(placements).toEqual([...new Set(placements)]);
      const known = { ...Object.fromEntries(searchParams), utm_source: 'website' };
      for (const url of links) expect(Object.fromEntries(url.searchParams)).toMatchObject(known);
    },
  );
});
