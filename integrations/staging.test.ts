import { describe, expect, it } from 'vitest';
import { headFor, OUTSIDE_THE_INDEX, robotsOf } from '../src/seo/head.ts';
import { addNoindex, readStaging } from './staging.ts';

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

describe('the header of a staging site', () => {
  it('joins the rule for every path and leaves the others alone', () => {
    const headers = '/*\n  A: b\n\n/sw.js\n  ! A\n';
    expect(addNoindex(headers)).toBe('/*\n  X-Robots-Tag: noindex\n  A: b\n\n/sw.js\n  ! A\n');
  });

  it('makes that rule where there is none', () => {
    expect(addNoindex('')).toBe('/*\n  X-Robots-Tag: noindex\n\n');
    expect(addNoindex('/_astro/*\n  A: b\n')).toMatch(
      /^\/\*\n {2}X-Robots-Tag: noindex\n\n\/_astro/,
    );
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
