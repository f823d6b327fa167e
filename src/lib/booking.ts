import { identity } from '../content/identity';

/**
 * The scheduling page, marked with the place on the site that the link stood on, so that the owner
 * can tell which place books calls without any tracking script. Nothing else is added, unless a
 * campaign brought the visitor (`campaign.ts`).
 */
export function bookingHref(place: string): string {
  const url = new URL(identity.schedulingPage);
  url.searchParams.set('utm_source', 'website');
  url.searchParams.set('utm_medium', 'cta');
  url.searchParams.set('utm_content', place);
  return url.href;
}

/** The link that opens a message to the contact address. */
export const mailHref = `mailto:${identity.email}`;
