/** Returns a link to the scheduling page. `utm_content` tells the owner where on the site it is. */
export function getBookingHref(schedulingPage: string, placement: string): string {
  const url = new URL(schedulingPage);
  url.searchParams.set('utm_source', 'website');
  url.searchParams.set('utm_medium', 'cta');
  url.searchParams.set('utm_content', placement);
  return url.href;
}

export function isBookingLink(link: Pick<URL, 'origin' | 'pathname'>, schedulingPage: string) {
  const { origin, pathname } = new URL(schedulingPage);
  return link.origin === origin && link.pathname === pathname;
}
