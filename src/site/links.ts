import { shared } from '@content/copy/shared';
import { identity } from '@content/identity';
import { bookingHref } from '../lib/booking';
import { routes } from '../lib/routes';
import { companySentences } from './company-sentences';

export interface Link {
  href: string;
  label: string;
}

/** A link to the scheduling page, with one line on what happens next, to stand beside it. */
export interface BookingLink extends Link {
  next: string;
}

/** A link to the scheduling page; `place` is where it stands, `label` what it says. */
export function bookingLink(place: string, label: string = shared.bookACall): BookingLink {
  return {
    href: bookingHref(identity.schedulingPage, place),
    label,
    next: companySentences(shared.bookingNext, ...shared.bookingFacts),
  };
}

/** The contact address as a link that shows the address itself. */
export const mailLink: Link = { href: `mailto:${identity.email}`, label: identity.email };

/** The brand's link to the landing page. */
export const homeLink: Link = { href: routes.home, label: shared.homeLinkLabel };
