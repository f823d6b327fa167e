import { expect, it } from 'vitest';
import { getBookingHref, isBookingLink } from './booking';

const schedulingPage = 'https://calendar.example/call?team=sales';

it('knows its own links', () => {
  const href = getBookingHref(schedulingPage, 'plan-growth');
  expect(isBookingLink(new URL(href), schedulingPage)).toBe(true);
});

it.each([
  'https://closewell.example/?utm_source=website&utm_content=app',
  'https://calendar.example/?utm_source=website&utm_medium=cta&utm_content=hero',
  'https://calendar.example.evil.example/call',
])('knows that %s is no booking link', (href) => {
  expect(isBookingLink(new URL(href), schedulingPage)).toBe(false);
});
