import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identity } from '../content/identity';
import { bookingHref, mailHref } from './booking';

describe('bookingHref', () => {
  it('leads to the scheduling page and names the place', () => {
    const url = new URL(bookingHref('plan-growth'));
    expect(url.origin + url.pathname).toBe(identity.schedulingPage);
    expect([...url.searchParams]).toEqual([
      ['utm_source', 'website'],
      ['utm_medium', 'cta'],
      ['utm_content', 'plan-growth'],
    ]);
  });

  it('adds nothing else to the scheduling page, whatever the place is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (place) => {
        const url = new URL(bookingHref(place));
        expect(url.origin + url.pathname + url.hash).toBe(identity.schedulingPage);
        expect(url.searchParams.size).toBe(3);
        expect(url.searchParams.get('utm_content')).toBe(place);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('mailHref', () => {
  it('opens a message to the contact address', () => {
    expect(mailHref).toBe('mailto:hello@closewell.example');
  });
});
