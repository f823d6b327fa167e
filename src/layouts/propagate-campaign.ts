import { isBookingLink } from '../lib/booking';

/** Parameters of the visitor's address that links pass on. Booking links set the other `utm_` parameters themselves. */
const campaignNames = ['utm_campaign', 'utm_term'];

/** Adds the campaign of a query to an address, so that nothing is stored (decision 006). */
function addCampaign(href: string, query: string): string {
  const url = new URL(href);
  const parameters = new URLSearchParams(query);
  for (const name of campaignNames) {
    const value = parameters.get(name);
    if (value) url.searchParams.set(name, value);
  }
  return url.href;
}

export function propagateCampaign(schedulingPage: string) {
  const { search } = window.location;
  const parameters = new URLSearchParams(search);
  if (!campaignNames.some((name) => parameters.get(name))) return;
  const changeLinks = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const isPage = link.origin === location.origin && !link.getAttribute('href')?.startsWith('#');
      if (isPage || isBookingLink(link, schedulingPage)) link.href = addCampaign(link.href, search);
    }
  };
  changeLinks();
  // An island may render other links.
  new MutationObserver(changeLinks).observe(document.body, { childList: true, subtree: true });
}
