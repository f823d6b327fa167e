import { describe, expect, it } from 'vitest';
import { content } from '../data/content';
import { getHead } from './head';

const meta = {
  title: `Terms and Conditions | ${content.site.brand}`,
  description:
    'The terms for our service: fees, billing, uptime, liability, ending a plan and the law.',
};

describe('the brand in the title', () => {
  const room = 65 - ' | '.length - content.site.brand.length;
  const titleOf = (title: string) => getHead({ ...meta, title }).title;

  it.each([
    ['Terms and Conditions', `Terms and Conditions | ${content.site.brand}`],
    [`${content.site.brand}: qualified leads`, `${content.site.brand}: qualified leads`],
    ['x'.repeat(room), `${'x'.repeat(room)} | ${content.site.brand}`],
    ['x'.repeat(room + 1), 'x'.repeat(room + 1)],
  ])('adds the brand to the title %j, unless it is there or does not fit', (own, whole) => {
    expect(titleOf(own)).toBe(whole);
  });
});

it('asks search engines to leave out pages outside the index and every page of a staging site', () => {
  const isIndexed = (...page: Parameters<typeof getHead>) =>
    getHead(...page).metaTags.every(({ content }) => content !== 'noindex');
  expect(isIndexed(meta, { path: '/terms', cardSrc: '/card.png' }, true)).toBe(false);
  expect(isIndexed(meta, { path: '/terms', cardSrc: '/card.png' }, false)).toBe(true);
  expect(isIndexed(meta)).toBe(false);
});
