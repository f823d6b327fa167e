import { shared } from '@content/copy/shared';
import { identity } from '@content/identity';
import { bookingHref } from '../../lib/booking';
import { routes } from '../../lib/routes';
import { companySentences } from './company';

export const siteAddress = (path: string) => new URL(path, identity.origin).href;

export interface Link {
  href: string;
  label: string;
}

export type BookingLink = Link & { next: string };

export function bookingLink(place: string, label: string = shared.bookACall): BookingLink {
  return {
    href: bookingHref(identity.schedulingPage, place),
    label,
    next: companySentences(shared.bookingFacts) || shared.bookingNext,
  };
}

export const mailLink: Link = { href: `mailto:${identity.email}`, label: identity.email };

export const homeLink: Link = { href: routes.home, label: shared.homeLinkLabel };
