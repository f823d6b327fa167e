import { campaignIn, isBookingLink, withCampaign } from '../lib/booking';

/**
 * Adds the campaign to links to pages and to the scheduling page; to a link that an island renders
 * later, when it is used.
 */
export function propagateCampaign(schedulingPage: string) {
  const campaign = campaignIn(window.location.search);
  if (campaign.size === 0) return;
  const addTo = (link: HTMLAnchorElement) => {
    const isPage = link.origin === location.origin && !link.getAttribute('href')?.startsWith('#');
    if (isPage || isBookingLink(link, schedulingPage))
      link.href = withCampaign(link.href, campaign, schedulingPage);
  };
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) addTo(link);
  const addToTarget = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link) addTo(link);
  };
  // These fire before a link is followed, opened in a tab or copied.
  for (const event of ['pointerdown', 'focusin', 'click'])
    document.addEventListener(event, addToTarget, true);
}
