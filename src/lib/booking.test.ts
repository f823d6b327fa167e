import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookingHref, isBookingHref } from './booking';

it('leads to the scheduling page and names the place', () => {
  expect(bookingHref('https://calendar.example/call', 'plan-growth')).toBe(
    'https://calendar.example/call?utm_source=website&utm_medium=cta&utm_content=plan-growth',
  );
});

it.each([
  ['https://calendar.example', 'https://calendar.example/?'],
  ['https://calendar.example/?team=sales', 'https://calendar.example/?team=sales&'],
])('keeps what %s has of its own', (page, start) => {
  expect(bookingHref(page, 'hero')).toBe(
    `${start}utm_source=website&utm_medium=cta&utm_content=hero`,
  );
});

it('adds nothing else, whatever the place is called, and knows its own addresses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (place) => {
      const href = bookingHref('https://calendar.example/call', place);
      const url = new URL(href);
      expect(url.origin + url.pathname + url.hash).toBe('https://calendar.example/call');
      expect(url.searchParams.size).toBe(3);
      expect(url.searchParams.get('utm_content')).toBe(place);
      expect(isBookingHref(href)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

it('takes no other address for one of its own', () => {
  expect(isBookingHref('https://calendar.example/call')).toBe(false);
  expect(isBookingHref('https://other.example/?utm_source=news&utm_content=hero')).toBe(false);
});
