import { describe, expect, it } from 'vitest';
import { speculationRules } from './navigation';

describe('speculationRules', () => {
  it('names paths only, which match no other origin', () => {
    const text = JSON.stringify(speculationRules('/terms'));
    expect(text).toContain('"href_matches":"/*"');
    expect(text).not.toContain('http');
  });

  it('leaves out the page itself, whatever the link adds to its address', () => {
    const [rule] = speculationRules('/terms').prerender;
    expect(rule?.where.and).toContainEqual({ not: { href_matches: '/terms' } });
  });

  it('leaves out nothing on a page without an address of its own', () => {
    const [rule] = speculationRules(null).prerender;
    expect(rule?.where.and).toHaveLength(2);
  });
});
