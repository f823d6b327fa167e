import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { bookingHref, campaignIn, isBookingHref, withCampaign } from './booking';

it.prop([fc.string({ unit: 'grapheme' })])('knows its own address, whatever the place', (place) => {
  const href = bookingHref('https://calendar.example/call', place);
  const { searchParams } = new URL(href);
  expect([searchParams.size, searchParams.get('utm_content')]).toEqual([3, place]);
  expect(isBookingHref(href)).toBe(true);
  expect(isBookingHref('https://other.example/?utm_source=news&utm_content=hero')).toBe(false);
});

const arrival =
  '?utm_source=newsletter&utm_medium=email&utm_campaign=spring&utm_content=top&leads=40';

it.each([
  [`${arrival}&utm_evil=1`, ['newsletter', 'email', 'spring', 'top']],
  ['?leads=40&utm_source=&utm_medium=%20', []],
  // Takes the first of repeated values, on one line, without control characters.
  ['?utm_source=one&utm_source=two&utm_term=a%0D%0A%00b%E2%80%AE', ['one', 'a b']],
  [`?utm_id=${'🙂'.repeat(90)}`, ['🙂'.repeat(60)]],
])('takes from %s the parameters of a campaign and no others', (search, values) => {
  expect([...campaignIn(search).values()]).toEqual(values);
});

it('adds the campaign before the anchor and keeps the rest of the query', () => {
  const campaign = campaignIn('?utm_source=a b&utm_campaign=x');
  expect(withCampaign('https://closewell.example/portfolio?q=crm#one', campaign)).toBe(
    'https://closewell.example/portfolio?q=crm&utm_source=a+b&utm_campaign=x#one',
  );
});

const booking = bookingHref('https://calendar.example/call', 'hero');

it.each(['https://closewell.example/#how', booking])(
  'changes nothing of %s the second time',
  (href) => {
    const once = withCampaign(href, campaignIn(arrival));
    expect(once).not.toBe(href);
    expect(withCampaign(once, campaignIn(arrival))).toBe(once);
  },
);

it('adds the campaign to a booking link, within the length that schedulers keep', () => {
  const marksOf = (search: string) =>
    Object.fromEntries(new URL(withCampaign(booking, campaignIn(search))).searchParams);
  expect(marksOf('?utm_campaign=spring')).not.toHaveProperty('utm_term');
  expect(marksOf('?utm_source=x')).not.toHaveProperty('utm_campaign');
  const long = ['source', 'medium', 'term', 'content', 'id'].map(
    (name) => `utm_${name}=${'x'.repeat(60)}`,
  );
  expect(marksOf(`?${long.join('&')}`).utm_term).toHaveLength(250);
});
