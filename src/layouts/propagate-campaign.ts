import { isBookingLink } from '../lib/booking';
import { addCampaign, parseCampaign } from '../lib/campaign';

/** Adds the campaign to links to pages and to the scheduling page. */
export function propagateCampaign(schedulingPage: string) {
  const campaign = parseCampaign(window.location.search);
  if (campaign.size === 0) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const isPage = link.origin === location.origin && !link.getAttribute('href')?.startsWith('#');
    if (isPage || isBookingLink(link, schedulingPage))
      link.href = addCampaign(link.href, campaign, schedulingPage);
  }
}
