import { getBookingHref } from '../lib/booking';
import { type Link, routes } from '../lib/routes';
import { content } from './content';

const { site } = content;
const { shared } = content.copy;

export const getAbsoluteUrl = (path: string) => new URL(path, site.origin).href;

export const getBookingLink = (placement: string, label: string = shared.bookACall): Link => ({
  href: getBookingHref(site.schedulingPage, placement),
  label,
});

export const mailLink: Link = { href: `mailto:${site.email}`, label: site.email };

export const homeLink: Link = {
  href: routes.home,
  label: `${site.brand}, ${shared.homeLink}`,
};
