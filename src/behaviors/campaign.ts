import {
  type Campaign,
  campaignIn,
  isBookingHref,
  withCampaign,
  withCampaignMarks,
} from '../lib/booking';

/** Adds the campaign to all links, and to those of islands as soon as they are used. */
export function propagateUtmParameters() {
  const campaign = campaignIn(window.location.search);
  if (campaign.size === 0) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) mark(link, campaign);
  const markTarget = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link) mark(link, campaign);
  };
  // Precede following, opening or copying a link.
  for (const event of ['pointerdown', 'focusin', 'click'])
    document.addEventListener(event, markTarget, true);
}

function mark(link: HTMLAnchorElement, campaign: Campaign) {
  if (link.protocol === 'https:' && isBookingHref(link.href)) {
    link.href = withCampaignMarks(link.href, campaign);
  } else if (link.origin === location.origin && !link.getAttribute('href')?.startsWith('#')) {
    link.href = withCampaign(link.href, campaign);
  }
}
