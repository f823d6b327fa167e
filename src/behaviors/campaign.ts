import {
  type Campaign,
  campaignIn,
  isBookingHref,
  withCampaign,
  withCampaignMarks,
} from '../lib/booking';

/** Before any of these a visitor cannot follow, open or copy a link. */
const events = ['pointerdown', 'focusin', 'click'] as const;

/**
 * A visitor whom a campaign brought takes its parameters along: within the site in the addresses,
 * so that nothing is stored, and to the scheduling page. Links that an island renders later are
 * reached when somebody turns to them.
 */
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
  } else if (link.origin === window.location.origin && !isBareAnchor(link)) {
    link.href = withCampaign(link.href, campaign);
  }
}

/** A link within the page keeps the page's whole address by itself. */
function isBareAnchor(link: HTMLAnchorElement): boolean {
  return link.getAttribute('href')?.startsWith('#') === true;
}
