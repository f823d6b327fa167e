import { isBookingLink } from '../lib/booking';

/** Parameters of the visitor's address that links pass on. Booking links set the other `utm_` parameters themselves. */
const campaignNames = ['utm_campaign', 'utm_term'];

/** Adds the campaign of a query to an address, so that nothing is stored (decision 006). */
export function addCampaign(href: string, query: string): string {
  const url = new URL(href);
  const campaign = new URLSearchParams(query);
  for (const name of campaignNames) {
    const value = campaign.get(name);
    if (value) url.searchParams.set(name, value);
  }
  return url.href;
}

export function propagateCampaign(schedulingPage: string) {
  const { search } = window.location;
  if (!campaignNames.some((name) => new URLSearchParams(search).get(name))) return;
  const addToLinks = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const isPage = link.origin === location.origin && !link.getAttribute('href')?.startsWith('#');
      if (isPage || isBookingLink(link, schedulingPage)) link.href = addCampaign(link.href, search);
    }
  };
  addToLinks();
  // Islands render links, too.
  new MutationObserver(addToLinks).observe(document.body, { childList: true, subtree: true });
}
