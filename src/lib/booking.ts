/**
 * The scheduling page, marked with the place on the site that the link stood on, so that the owner
 * can tell which place books calls without any tracking script. A query of the page's own stays.
 * Nothing else is added, unless a campaign brought the visitor (`campaign.ts`).
 */
export function bookingHref(schedulingPage: string, place: string): string {
  const url = new URL(schedulingPage);
  url.searchParams.set('utm_source', 'website');
  url.searchParams.set('utm_medium', 'cta');
  url.searchParams.set('utm_content', place);
  return url.href;
}

/** Whether an address is one that `bookingHref` made, whatever the scheduling page is. */
export function isBookingHref(href: string): boolean {
  const { searchParams } = new URL(href);
  return searchParams.get('utm_source') === 'website' && searchParams.has('utm_content');
}
