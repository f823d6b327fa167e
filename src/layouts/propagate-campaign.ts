import { isBookingLink } from '../lib/booking';

/** Parameters that booking links set themselves; a campaign does not replace them. */
const ownParameters = ['utm_source', 'utm_medium', 'utm_content'];
const campaignNames = [...ownParameters, 'utm_campaign', 'utm_term', 'utm_id'];

type Campaign = ReadonlyMap<string, string>;

const MAX_VALUE_LENGTH = 60;
/** Schedulers truncate longer values. */
const MAX_FIELD_LENGTH = 250;

const truncate = (text: string, length: number) => [...text].slice(0, length).join('');

/** Reads the campaign of a query. Anyone can write a link, so long values are truncated. */
export function parseCampaign(query: string): Campaign {
  const parameters = new URLSearchParams(query);
  const campaign = new Map<string, string>();
  for (const name of campaignNames) {
    const value = (parameters.get(name) ?? '').replace(/[\s\p{C}]+/gu, ' ').trim();
    if (value !== '') campaign.set(name, truncate(value, MAX_VALUE_LENGTH));
  }
  return campaign;
}

/**
 * Puts the name of a campaign in `utm_campaign` and the rest, in words, in `utm_term`. Schedulers keep
 * five UTM fields, of which the site sets the other three.
 */
function toSchedulerFields(campaign: Campaign): Campaign {
  const { utm_campaign = '', ...rest } = Object.fromEntries(campaign);
  const words = Object.entries(rest).map(([key, value]) => `${key.slice('utm_'.length)}: ${value}`);
  const fields = { utm_campaign, utm_term: truncate(words.join(', '), MAX_FIELD_LENGTH) };
  return new Map(Object.entries(fields).filter(([, value]) => value));
}

/** Passes the campaign on in the address, so that nothing is stored (decision 006). */
export function addCampaign(href: string, campaign: Campaign, schedulingPage: string): string {
  const url = new URL(href);
  const isBooking = isBookingLink(url, schedulingPage);
  const replaced = campaignNames.filter((name) => !(isBooking && ownParameters.includes(name)));
  for (const name of replaced) url.searchParams.delete(name);
  const parameters = isBooking ? toSchedulerFields(campaign) : campaign;
  for (const [name, value] of parameters) url.searchParams.set(name, value);
  return url.href;
}

export function propagateCampaign(schedulingPage: string) {
  const campaign = parseCampaign(window.location.search);
  if (campaign.size === 0) return;
  const addToLinks = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const isPage = link.origin === location.origin && !link.getAttribute('href')?.startsWith('#');
      if (isPage || isBookingLink(link, schedulingPage))
        link.href = addCampaign(link.href, campaign, schedulingPage);
    }
  };
  addToLinks();
  // Islands render links, too.
  new MutationObserver(addToLinks).observe(document.body, { childList: true, subtree: true });
}
