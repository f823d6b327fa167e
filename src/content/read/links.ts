import { shared } from '@content/copy/shared';
import { identity } from '@content/identity';
import { bookingHref } from '../../lib/booking';
import { type Link, routes } from '../../lib/routes';
import { withFacts } from './company';

export const absoluteUrl = (path: string) => new URL(path, identity.origin).href;

export const bookingLink = (placement: string, label: string = shared.bookACall): Link => ({
  href: bookingHref(identity.schedulingPage, placement),
  label,
});

export const callNote = withFacts(shared.bookingFacts);

export const mailLink: Link = { href: `mailto:${identity.email}`, label: identity.email };

export const homeLink: Link = { href: routes.home, label: shared.homeLinkLabel };
