import { describe, expect, it } from 'vitest';
import { headFor, OUTSIDE_THE_INDEX, type PageHead } from './head';

const meta = {
  title: 'Terms and Conditions | Fjord & Pike',
  description:
    'The terms for our service: fees, billing, uptime, liability, ending a plan and the law.',
};
const image = { href: '/social/terms.1234.png', width: 1200, height: 630, alt: 'The title.' };

const property = ({ openGraph }: PageHead, name: string) =>
  openGraph.find((entry) => entry.property === name)?.content;
const named = ({ names }: PageHead, name: string) =>
  names.filter((entry) => entry.name === name).map(({ content }) => content);

describe('headFor a page in the index', () => {
  const head = headFor('/terms', meta, image);

  it('has one absolute address without a slash at its end', () => {
    expect(head.canonical).toBe('https://www.fjordandpike.example/terms');
    expect(property(head, 'og:url')).toBe(head.canonical);
    expect(head.robots).toBeUndefined();
  });

  it('shows its picture by an absolute address, with size and alternative text', () => {
    expect(property(head, 'og:image')).toBe(
      'https://www.fjordandpike.example/social/terms.1234.png',
    );
    expect(property(head, 'og:image:width')).toBe('1200');
    expect(property(head, 'og:image:height')).toBe('630');
    expect(property(head, 'og:image:alt')).toBe('The title.');
    expect(named(head, 'twitter:card')).toEqual(['summary_large_image']);
    expect(named(head, 'twitter:image:alt')).toEqual(['The title.']);
  });

  it('says title and description the same way everywhere', () => {
    expect(head.title).toBe(meta.title);
    expect(property(head, 'og:title')).toBe(meta.title);
    expect(property(head, 'og:description')).toBe(meta.description);
    expect(named(head, 'description')).toEqual([meta.description]);
    expect(property(head, 'og:locale')).toBe('en_GB');
  });

  it('colors the browser for light and dark', () => {
    const colors = head.names.filter(({ name }) => name === 'theme-color');
    expect(colors.map(({ media }) => media)).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ]);
  });

  it('must have a picture', () => {
    expect(() => headFor('/terms', meta)).toThrow('/terms has no social card');
  });
});

describe('the brand in the title', () => {
  const titleOf = (title: string) => headFor(OUTSIDE_THE_INDEX, { ...meta, title }).title;

  it.each([
    ['Terms and Conditions', 'Terms and Conditions | Fjord & Pike'],
    ['Fjord & Pike: qualified leads', 'Fjord & Pike: qualified leads'],
    ['x'.repeat(50), `${'x'.repeat(50)} | Fjord & Pike`],
    ['x'.repeat(51), 'x'.repeat(51)],
  ])('stands once in %j, where there is room', (own, whole) => {
    expect(titleOf(own)).toBe(whole);
  });
});

describe('headFor a page outside the index', () => {
  const head = headFor(OUTSIDE_THE_INDEX, meta);

  it('asks search engines to leave it out and has no address of its own', () => {
    expect(head.robots).toBe('noindex');
    expect(head.canonical).toBeUndefined();
    expect(property(head, 'og:url')).toBeUndefined();
    expect(property(head, 'og:image')).toBeUndefined();
  });
});

describe('the lengths of title and description', () => {
  it.each([
    ['title', { ...meta, title: 'x'.repeat(66) }, '66 characters; allowed: 15 to 65'],
    ['description', { ...meta, description: 'x'.repeat(69) }, '69 characters; allowed: 70 to 165'],
    ['description', { ...meta, description: 'x'.repeat(166) }, '166 characters; allowed: 70 to'],
  ])('stop the build where the %s has not the length that shows in full', (field, wrong, message) => {
    expect(() => headFor('/terms', wrong, image)).toThrow(`The ${field} of /terms has ${message}`);
  });

  it.each([
    [54, 70],
    [65, 165],
  ])('may be %i and %i characters', (title, description) => {
    const text = { title: 'x'.repeat(title), description: 'x'.repeat(description) };
    expect(headFor('/terms', text, image).title).toBe(text.title);
  });

  it('name a page outside the index in words', () => {
    expect(() => headFor(OUTSIDE_THE_INDEX, { ...meta, title: 'x'.repeat(66) })).toThrow(
      'The title of a page outside the index has 66 characters',
    );
  });
});
