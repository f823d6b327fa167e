import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { getBookingHref, isBookingLink } from './booking';

const schedulingPage = 'https://calendar.example/call?team=sales';

it.prop([fc.string({ unit: 'grapheme' })])(
  'recognizes booking links with any placement',
  (placement) => {
    const href = getBookingHref(schedulingPage, placement);
    const { searchParams } = new URL(href);
    expect([searchParams.size, searchParams.get('utm_content')]).toEqual([4, placement]);
    expect(isBookingLink(new URL(href), schedulingPage)).toBe(true);
  },
);

it.each([
  'https://closewell.example/?utm_source=website&utm_content=app',
  'https://calendar.example/?utm_source=website&utm_medium=cta&utm_content=hero',
  'https://calendar.example.evil.example/call',
])('knows that %s is no booking link', (href) => {
  expect(isBookingLink(new URL(href), schedulingPage)).toBe(false);
});
