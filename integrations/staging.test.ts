import { describe, expect, it } from 'vitest';
import { headFor, OUTSIDE_THE_INDEX, robotsOf } from '../src/seo/head.ts';
import { readStaging } from './staging.ts';

describe('SITE_STAGING', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['0', false],
    ['1', true],
  ])('%j means %j', (value, expected) => {
    expect(readStaging({ SITE_STAGING: value })).toBe(expected);
  });

  it('is nothing else, lest a staging site be indexed for a typo', () => {
    expect(() => readStaging({ SITE_STAGING: 'true' })).toThrow("SITE_STAGING is 'true'");
  });
});

describe('the head of a page', () => {
  const description = 'A description that is long enough for search engines to show it in full.';
  const head = headFor(OUTSIDE_THE_INDEX, { title: 'A title of the right length', description });
  const { robots: _, ...indexed } = head;

  it('asks search engines to leave out every page of a staging site, and else only some', () => {
    expect(robotsOf(indexed, true)).toBe('noindex');
    expect(robotsOf(indexed, false)).toBeUndefined();
    expect(robotsOf(head, false)).toBe('noindex');
  });
});
