import {
  type Campaign,
  campaignIn,
  isBookingHref,
  withCampaign,
  withCampaignMarks,
} from '../lib/booking';

/** Precede following, opening or copying a link. */
const events = ['pointerdown', 'focusin', 'click'] as const;

/** Adds the campaign to all links, and to those of islands as soon as they are used. */
export function propagateUtmParameters() {
  const campaign = campaignIn(window.location.search);
  if (campaign.size === 0) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) mark(link, campaign);
  const markTarget = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link) mark(link, campaign);
  };
  for (const event of events) document.addEventListener(event, markTarget, true);
}

function mark(link: HTMLAnchorElement, campaign: Campaign) {
  if (link.protocol === 'https:' && isBookingHref(link.href)) {
    link.href = withCampaignMarks(link.href, campaign);
  } else if (link.origin === window.location.origin && !isFragment(link)) {
    link.href = withCampaign(link.href, campaign);
  }
}

function isFragment(link: HTMLAnchorElement): boolean {
  return link.getAttribute('href')?.startsWith('#') === true;
}
