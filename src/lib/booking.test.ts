import { identity } from '@content/identity';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { bookingHref, campaignIn, isBookingHref, withCampaign, withCampaignMarks } from './booking';

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

const arrival =
  '?utm_source=newsletter&utm_medium=email&utm_campaign=spring&utm_content=top&leads=40';

describe('campaignIn', () => {
  it('keeps the parameters of a campaign and no others', () => {
    expect([...campaignIn(`${arrival}&utm_evil=1&ref=x`)]).toEqual([
      ['utm_source', 'newsletter'],
      ['utm_medium', 'email'],
      ['utm_campaign', 'spring'],
      ['utm_content', 'top'],
    ]);
  });

  it('is empty without a campaign', () => {
    expect(campaignIn('').size).toBe(0);
    expect(campaignIn('?leads=40&utm_source=&utm_medium=%20').size).toBe(0);
  });

  it('takes the first of repeated values, on one line, without what cannot be seen', () => {
    const campaign = campaignIn('?utm_source=one&utm_source=two&utm_term=a%0D%0A%00b%E2%80%AE');
    expect([...campaign.values()]).toEqual(['one', 'a b']);
  });

  it('cuts a long value, never within a character', () => {
    const [value] = campaignIn(`?utm_id=${'🙂'.repeat(90)}`).values();
    expect(value).toBe('🙂'.repeat(60));
  });
});

/* What stands in the links of a page is held in tests/campaign-attribution.e2e.ts. */

it('adds the campaign before the anchor and keeps the rest of the query', () => {
  const campaign = campaignIn('?utm_source=a b&utm_campaign=x');
  expect(withCampaign('https://closewell.example/portfolio?q=crm#one', campaign)).toBe(
    'https://closewell.example/portfolio?q=crm&utm_source=a+b&utm_campaign=x#one',
  );
});

const booking = bookingHref(identity.schedulingPage, 'hero');

it.each([
  ['https://closewell.example/#how', withCampaign],
  [booking, withCampaignMarks],
])('changes nothing of %s the second time', (href, add) => {
  const once = add(href, campaignIn(arrival));
  expect(once).not.toBe(href);
  expect(add(once, campaignIn(arrival))).toBe(once);
});

describe('withCampaignMarks', () => {
  const marksOf = (search: string) => {
    const href = withCampaignMarks(booking, campaignIn(search));
    return Object.fromEntries(new URL(href).searchParams);
  };

  it('adds only what is known', () => {
    expect(marksOf('?utm_campaign=spring')).not.toHaveProperty('utm_term');
    expect(marksOf('?utm_source=x')).not.toHaveProperty('utm_campaign');
  });

  it('fits into a field of a scheduler, whatever the address held', () => {
    const long = ['source', 'medium', 'term', 'content', 'id']
      .map((name) => `utm_${name}=${'x'.repeat(500)}`)
      .join('&');
    expect(marksOf(`?${long}`).utm_term).toHaveLength(250);
  });
});
