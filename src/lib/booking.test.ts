import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { bookingHref, isBookingHref } from './booking';

it.each([
  ['https://calendar.example/call', 'https://calendar.example/call?'],
  ['https://calendar.example', 'https://calendar.example/?'],
  ['https://calendar.example/?team=sales', 'https://calendar.example/?team=sales&'],
])('keeps what %s has of its own', (page, start) => {
  expect(bookingHref(page, 'hero')).toBe(
    `${start}utm_source=website&utm_medium=cta&utm_content=hero`,
  );
});

it.prop([fc.string({ unit: 'grapheme' })], { numRuns: 1000 })(
  'adds nothing else, whatever the place is called, and knows its own addresses',
  (place) => {
    const href = bookingHref('https://calendar.example/call', place);
    const url = new URL(href);
    expect(url.origin + url.pathname + url.hash).toBe('https://calendar.example/call');
    expect(url.searchParams.size).toBe(3);
    expect(url.searchParams.get('utm_content')).toBe(place);
    expect(isBookingHref(href)).toBe(true);
  },
);

it('takes no other address for one of its own', () => {
  expect(isBookingHref('https://calendar.example/call')).toBe(false);
  expect(isBookingHref('https://other.example/?utm_source=news&utm_content=hero')).toBe(false);
});
