import { getBookingHref } from '../lib/booking';
import { type Link, routes } from '../lib/routes';
import { content } from './content';

const { site } = content;
const { shared } = content.copy;

export const getAbsoluteUrl = (path: string) => new URL(path, site.origin).href;

/** Where on the site a booking link stands. The owner sees it in `utm_content`. */
type Placement =
  | 'header'
  | 'menu'
  | 'footer'
  | 'footer-contact'
  | 'hero'
  | 'how-it-works'
  | 'calculator'
  | 'faqs'
  | 'book'
  | 'terms'
  | 'privacy'
  | 'llms'
  /** With the id of a record. */
  | `${'plan' | 'case' | 'portfolio'}-${string}`
  /** With the name of a page. */
  | `${'hero' | 'closing'}-${string}`;

export const getBookingLink = (placement: Placement, label: string = shared.bookACall): Link => ({
  href: getBookingHref(site.schedulingPage, placement),
  label,
});

export const mailLink: Link = { href: `mailto:${site.email}`, label: site.email };

export const homeLink: Link = { href: routes.home, label: shared.homeLinkLabel };
