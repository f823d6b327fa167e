// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { formatCount } from '../src/lib/format.ts';
import { routes } from '../src/lib/routes.ts';
import { compressed, sites } from './support/sites.ts';

describe.each(sites)('the pictures of $name', (site) => {
  const works = [
    ...site.caseStudies.map((work) => ({ ...work, path: routes.caseStudies })),
    ...site.projects.map((work) => ({ ...work, path: routes.portfolio })),
  ].map((work) => {
    const html = site.pages.find(({ path }) => path === work.path)?.html ?? '';
    const page = new DOMParser().parseFromString(html, 'text/html');
    const frame = page.getElementById(work.id)?.querySelector('picture');
    return { ...work, frame };
  });

  it.each(works.filter(({ image }) => !image))(
    '$id: every composition of the poster has as many squares as its text says',
    ({ frame, counted = { value: 0 } }) => {
      const alt = frame?.querySelector('img')?.alt ?? '';
      expect(alt).toContain(formatCount(counted.value));
      const files = [...(frame?.querySelectorAll('[src], [srcset]') ?? [])].map(
        (file) => file.getAttribute('src') ?? file.getAttribute('srcset') ?? '',
      );
      expect(files.length).toBeGreaterThan(1);
      for (const file of files) {
        const svg = site.read(file.slice(1)).toString();
        const squares = svg.slice(svg.indexOf('class="counted"')).match(/<rect/g);
        expect(squares, file).toHaveLength(counted.value);
        expect(compressed(svg), file).toBeLessThanOrEqual(6000);
      }
    },
  );

  it.each(works.filter(({ image }) => image))(
    "$id: the owner's picture comes in two light formats and several widths",
    ({ frame, image }) => {
      expect(frame?.querySelector('img')?.alt).toBe(image?.alt);
      for (const type of ['image/avif', 'image/webp']) {
        const files = frame?.querySelector(`[type="${type}"]`)?.getAttribute('srcset')?.split(', ');
        expect(files?.length, type).toBeGreaterThan(1);
      }
    },
  );
});
