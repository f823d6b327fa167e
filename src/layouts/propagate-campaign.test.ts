import { expect, it } from 'vitest';
import { getBookingHref } from '../lib/booking';
import { addCampaign } from './propagate-campaign';

it('adds the campaign before the anchor and keeps the rest of the query', () => {
  const href = 'https://closewell.example/portfolio?q=crm#one';
  const query = '?utm_campaign=a%26b&utm_term=&leads=40&utm_evil=1';
  expect(addCampaign(href, query)).toBe(
    'https://closewell.example/portfolio?q=crm&utm_campaign=a%26b#one',
  );
});

it('replaces no parameter that a booking link sets', () => {
  const booking = getBookingHref('https://calendar.example/call?team=sales', 'hero');
  const query =
    '?utm_source=mail&utm_medium=email&utm_content=top&utm_campaign=spring&utm_term=crm';
  expect(addCampaign(booking, query)).toBe(`${booking}&utm_campaign=spring&utm_term=crm`);
});
