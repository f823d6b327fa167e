import { identity } from '@content/identity';
import { describe, expect, it } from 'vitest';
import { bookingHref } from './booking';
import { campaignIn, withCampaign, withCampaignMarks } from './campaign';

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

describe('withCampaign', () => {
  it('adds the campaign before the anchor and keeps the rest of the query', () => {
    const campaign = campaignIn('?utm_source=a b&utm_campaign=x');
    expect(withCampaign('https://closewell.example/portfolio?q=crm#one', campaign)).toBe(
      'https://closewell.example/portfolio?q=crm&utm_source=a+b&utm_campaign=x#one',
    );
  });

  it('changes nothing the second time', () => {
    const campaign = campaignIn(arrival);
    const once = withCampaign('https://closewell.example/#how', campaign);
    expect(withCampaign(once, campaign)).toBe(once);
  });
});

describe('withCampaignMarks', () => {
  const marksOf = (search: string) => {
    const href = withCampaignMarks(
      bookingHref(identity.schedulingPage, 'hero'),
      campaignIn(search),
    );
    return Object.fromEntries(new URL(href).searchParams);
  };

  it('keeps the fixed marks, names the campaign and tells the rest in words', () => {
    expect(marksOf(arrival)).toEqual({
      team: 'sales',
      utm_source: 'website',
      utm_medium: 'cta',
      utm_content: 'hero',
      utm_campaign: 'spring',
      utm_term: 'source: newsletter, medium: email, content: top',
    });
  });

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

  it('changes nothing the second time', () => {
    const campaign = campaignIn(arrival);
    const once = withCampaignMarks(bookingHref(identity.schedulingPage, 'hero'), campaign);
    expect(withCampaignMarks(once, campaign)).toBe(once);
  });
});
