import { shared } from '@content/copy/shared';
import { identity } from '@content/identity';
import { getBookingHref } from '../lib/booking';
import { type Link, routes } from '../lib/routes';

export const getAbsoluteUrl = (path: string) => new URL(path, identity.origin).href;

export const getBookingLink = (placement: string, label: string = shared.bookACall): Link => ({
  href: getBookingHref(identity.schedulingPage, placement),
  label,
});

export const mailLink: Link = { href: `mailto:${identity.email}`, label: identity.email };

export const homeLink: Link = { href: routes.home, label: shared.homeLinkLabel };
