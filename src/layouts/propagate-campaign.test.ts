import { expect, it } from 'vitest';
import { getBookingHref } from '../lib/booking';
import { addCampaign, parseCampaign } from './propagate-campaign';

const schedulingPage = 'https://calendar.example/call?team=sales';

const arrival =
  '?utm_source=newsletter&utm_medium=email&utm_campaign=spring&utm_content=top&leads=40';

it.each([
  [`${arrival}&utm_evil=1`, ['newsletter', 'email', 'top', 'spring']],
  ['?leads=40&utm_source=&utm_medium=%20', []],
  // Takes the first of repeated values, on one line, without control characters.
  ['?utm_source=one&utm_source=two&utm_term=a%0D%0A%00b%E2%80%AE', ['one', 'a b']],
  [`?utm_id=${'🙂'.repeat(90)}`, ['🙂'.repeat(60)]],
])('takes from %s the parameters of a campaign and no others', (query, values) => {
  expect([...parseCampaign(query).values()]).toEqual(values);
});

it('adds the campaign before the anchor and keeps the rest of the query', () => {
  const campaign = parseCampaign('?utm_source=a b&utm_campaign=x');
  const href = 'https://closewell.example/portfolio?q=crm&utm_medium=ours#one';
  expect(addCampaign(href, campaign, schedulingPage)).toBe(
    'https://closewell.example/portfolio?q=crm&utm_source=a+b&utm_campaign=x#one',
  );
});

it('adds the campaign to a booking link, within the length that schedulers keep', () => {
  const long = ['source', 'medium', 'term', 'content', 'id'].map(
    (name) => `utm_${name}=${'x'.repeat(60)}`,
  );
  const href = addCampaign(
    getBookingHref(schedulingPage, 'hero'),
    parseCampaign(`?${long.join('&')}`),
    schedulingPage,
  );
  expect(new URL(href).searchParams.get('utm_term')).toHaveLength(250);
});
