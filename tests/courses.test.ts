// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { routes } from '../src/lib/routes.ts';
import { documentAt, textsOf } from './support/documents.ts';
import { sites } from './support/sites.ts';

const views = ['first', 'middle', 'last'];

describe.each(sites)('$name', (site) => {
  const page = documentAt(site, routes.caseStudies);
  const courses = site.caseStudies.flatMap(({ id, course }) => (course ? { id, ...course } : []));

  it.each(courses)(
    '$id: draws on three days what the record counts, in one scale',
    ({ id, states }) => {
      const items = [...(page.getElementById(id)?.querySelectorAll('ol > li') ?? [])];
      expect(textsOf(items)).toEqual(states.map(({ day, caption }) => `Day ${day}: ${caption}`));
      const addresses = items.map((item) => item.querySelector('img')?.getAttribute('src') ?? '');
      const [file = ''] = addresses[0]?.split('#') ?? [];
      expect(addresses).toEqual(views.map((view) => `${file}#${view}`));
      const drawing = new DOMParser().parseFromString(site.read(file).toString(), 'image/svg+xml');
      for (const [index, view] of views.entries()) {
        const things = drawing.querySelectorAll(
          `#${view}-day.counted > *, #${view}-day .counted > *`,
        );
        expect(things, view).toHaveLength(states[index]?.count ?? 0);
      }
      const heights = views.map((view) =>
        drawing.getElementById(view)?.getAttribute('viewBox')?.split(' ').at(-1),
      );
      expect(new Set(heights).size).toBe(1);
    },
  );
});
