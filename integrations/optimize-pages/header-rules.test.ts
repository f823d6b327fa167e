import { describe, expect, test } from 'vitest';
import { defaultHeaders, fits, formatHeaders, type HeaderRule } from './header-rules.ts';

const rules = (count: number): HeaderRule[] =>
  Array.from({ length: count }, (_, index) => ({ path: `/${index}`, headers: { A: 'b' } }));

describe('the text of _headers', () => {
  test('a rule takes off what the rule for every path set before it sets its own, if any', () => {
    const headers = { A: 'three', B: null, C: 'four' };
    expect(formatHeaders({ A: 'one', B: 'two' }, [{ path: '/page', headers }])).toBe(
      '/*\n  A: one\n  B: two\n\n/page\n  ! A\n  ! B\n  A: three\n  C: four\n',
    );
  });

  test('more rules than the host takes stop the build', () => {
    expect(fits(rules(99))).toBe(true);
    expect(() => formatHeaders({ A: 'a' }, rules(99))).not.toThrow();
    expect(fits(rules(100))).toBe(false);
    expect(() => formatHeaders({ A: 'a' }, rules(100))).toThrow('101 rules');
  });

  test('a longer line than the host takes stops the build', () => {
    expect(() => formatHeaders({ A: 'a'.repeat(2000) }, [])).toThrow('2000');
  });

  test('the default headers fit', () => {
    expect(() => formatHeaders(defaultHeaders("default-src 'none'", true), [])).not.toThrow();
  });

  test('only a staging site asks search engines to leave it out', () => {
    expect(defaultHeaders('', true)).toHaveProperty('X-Robots-Tag', 'noindex');
    expect(defaultHeaders('', false)).not.toHaveProperty('X-Robots-Tag');
  });
});
