import { identity } from '@content/identity';
import { describe, expect, it } from 'vitest';
import { headFor, OUTSIDE_THE_INDEX } from './head';

const meta = {
  title: `Terms and Conditions | ${identity.brand}`,
  description:
    'The terms for our service: fees, billing, uptime, liability, ending a plan and the law.',
};
const image = { href: '/social/terms.1234.png', width: 1200, height: 630, alt: 'The title.' };

/* That a built page has one address, a picture of its own and its size: tests/head.test.ts. */

describe('a page in the index', () => {
  const head = headFor('/terms', meta, { image });

  it.each([
    ['property', 'og:title', meta.title],
    ['property', 'og:description', meta.description],
    ['property', 'og:locale', 'en_GB'],
    ['property', 'og:image', 'https://www.fjordandpike.example/social/terms.1234.png'],
    ['property', 'og:image:alt', image.alt],
    ['name', 'description', meta.description],
    ['name', 'twitter:image:alt', image.alt],
    ['media', '(prefers-color-scheme: light)', expect.any(String)],
    ['media', '(prefers-color-scheme: dark)', expect.any(String)],
  ])('says by its %s %s: %s', (key, name, content) => {
    const entry = expect.objectContaining({ [key]: name, content });
    expect([...head.openGraph, ...head.names]).toContainEqual(entry);
  });

  it('must have a picture', () => {
    expect(() => headFor('/terms', meta)).toThrow('/terms has no social card');
  });
});

describe('the brand in the title', () => {
  const room = 65 - ' | '.length - identity.brand.length;
  const titleOf = (title: string) => headFor(OUTSIDE_THE_INDEX, { ...meta, title }).title;

  it.each([
    ['Terms and Conditions', `Terms and Conditions | ${identity.brand}`],
    [`${identity.brand}: qualified leads`, `${identity.brand}: qualified leads`],
    ['x'.repeat(room), `${'x'.repeat(room)} | ${identity.brand}`],
    ['x'.repeat(room + 1), 'x'.repeat(room + 1)],
  ])('stands once in %j, where there is room', (own, whole) => {
    expect(titleOf(own)).toBe(whole);
  });
});

describe('the lengths of title and description', () => {
  it.each([
    [66, 70, 'The title of /terms has 66 characters; allowed: 15 to 65'],
    [65, 69, 'The description of /terms has 69 characters; allowed: 70 to 165'],
    [65, 166, 'The description of /terms has 166 characters; allowed: 70 to 165'],
  ])('stop the build where they are %i and %i characters', (title, description, message) => {
    const wrong = { title: 'x'.repeat(title), description: 'x'.repeat(description) };
    expect(() => headFor('/terms', wrong, { image })).toThrow(message);
  });

  it.each([
    [54, 70],
    [65, 165],
  ])('may be %i and %i characters', (title, description) => {
    const text = { title: 'x'.repeat(title), description: 'x'.repeat(description) };
    expect(headFor('/terms', text, { image }).title).toBe(text.title);
  });

  it('name a page outside the index in words', () => {
    expect(() => headFor(OUTSIDE_THE_INDEX, { ...meta, title: 'x'.repeat(66) })).toThrow(
      'The title of a page outside the index has 66 characters',
    );
  });
});

it('asks search engines to leave out pages outside the index and every page of a staging site', () => {
  const robotsOf = (path: string | null, isStaging: boolean) =>
    headFor(path, meta, { image, isStaging }).names.find(({ name }) => name === 'robots')?.content;
  expect(robotsOf('/terms', true)).toBe('noindex');
  expect(robotsOf('/terms', false)).toBeUndefined();
  expect(robotsOf(OUTSIDE_THE_INDEX, false)).toBe('noindex');
});
