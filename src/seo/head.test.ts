import { identity } from '@content/identity';
import { describe, expect, it } from 'vitest';
import { headFor } from './head';

const meta = {
  title: `Terms and Conditions | ${identity.brand}`,
  description:
    'The terms for our service: fees, billing, uptime, liability, ending a plan and the law.',
};
const image = { href: '/social/terms.1234.png', width: 1200, height: 630, alt: 'The title.' };

it('describes a page in the index for search engines, chats and both color schemes', () => {
  const { tags } = headFor('/terms', meta, image);
  const contents = Object.fromEntries(
    tags.map((tag) => ['property' in tag ? tag.property : tag.name, tag.content]),
  );
  expect(contents).toMatchObject({
    'og:title': meta.title,
    'og:description': meta.description,
    'og:locale': 'en_US',
    'og:image': 'https://www.fjordandpike.example/social/terms.1234.png',
    'og:image:alt': image.alt,
    description: meta.description,
    'twitter:image:alt': image.alt,
  });
  expect(tags.filter((tag) => 'media' in tag)).toHaveLength(2);
  expect(() => headFor('/terms', meta)).toThrow('/terms has no social card');
});

describe('the brand in the title', () => {
  const room = 65 - ' | '.length - identity.brand.length;
  const titleOf = (title: string) => headFor(null, { ...meta, title }).title;

  it.each([
    ['Terms and Conditions', `Terms and Conditions | ${identity.brand}`],
    [`${identity.brand}: qualified leads`, `${identity.brand}: qualified leads`],
    ['x'.repeat(room), `${'x'.repeat(room)} | ${identity.brand}`],
    ['x'.repeat(room + 1), 'x'.repeat(room + 1)],
  ])('stands once in %j, where there is room', (own, whole) => {
    expect(titleOf(own)).toBe(whole);
  });
});

it('asks search engines to leave out pages outside the index and every page of a staging site', () => {
  const isIndexed = (path: string | null, isStaging: boolean) =>
    headFor(path, meta, image, isStaging).tags.every(({ content }) => content !== 'noindex');
  expect(isIndexed('/terms', true)).toBe(false);
  expect(isIndexed('/terms', false)).toBe(true);
  expect(isIndexed(null, false)).toBe(false);
});
