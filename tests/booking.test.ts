// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { identity } from '../src/content/identity.ts';
import { bookingHref } from '../src/lib/booking.ts';
import { builtPages } from './support/dist.ts';
import { caseStudies, plans, projects } from './support/records.ts';

const frame = ['header', 'footer', 'footer-contact'];

/** Every place of a page that leads to the scheduling page. */
const places: Record<string, string[]> = {
  '/': ['hero', 'how-it-works', ...plans.map(({ id }) => `plan-${id}`), 'faqs', 'book'],
  '/projects': [
    'case-studies-hero',
    ...caseStudies.map(({ id }) => `case-${id}`),
    'case-studies-closing',
  ],
  '/portfolio': [...projects.map(({ id }) => `portfolio-${id}`), 'portfolio-closing'],
  '/terms': ['terms'],
  '/privacy': ['privacy'],
  '/404': [],
  '/500': [],
};

function bookingLinks(html: string): string[] {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const host = new URL(identity.schedulingPage).host;
  return [...document.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.includes(host));
}

const placeOf = (href: string) => new URL(href).searchParams.get('utm_content') ?? '';

describe('the links to the scheduling page', () => {
  const pages = builtPages();

  it('are known for every page', () => {
    expect(pages.map(({ path }) => path).sort()).toEqual(Object.keys(places).sort());
  });

  it.each(pages)('on $path stand once in each place', ({ path, html }) => {
    const found = bookingLinks(html).map(placeOf);
    console.log(`${path}: ${found.join(', ')}`);
    expect(found.toSorted()).toEqual([...frame, ...(places[path] ?? [])].toSorted());
  });

  it.each(pages)('on $path carry the three fixed marks and nothing else', ({ html }) => {
    for (const href of bookingLinks(html))
      expect(href).toBe(bookingHref(identity.schedulingPage, placeOf(href)));
  });
});
