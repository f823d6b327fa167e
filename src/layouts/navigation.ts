import { content } from '../data/content';
import { getBookingLink } from '../data/site-links';
import { getHref, routes } from '../lib/routes';

const { footer, navigation: labels } = content.copy.shared;

export const getNavigationLinks = (
  path: string,
  destinations: readonly Exclude<keyof typeof labels, 'contact'>[],
) =>
  destinations.map((destination) => {
    const href = getHref(destination, path);
    return { label: labels[destination], href, isCurrent: href === path };
  });

/** Returns the links that the specification names (section 2). */
export const getHeaderLinks = (path: string) =>
  getNavigationLinks(
    path,
    path === routes.caseStudies
      ? ['caseStudies', 'portfolio', 'home']
      : ['outcomes', 'how', 'portfolio', 'pricing', 'faqs'],
  );

export function getFooterGroups(path: string) {
  const explore = getNavigationLinks(path, ['outcomes', 'how', 'portfolio', 'pricing']);
  const faqs = getNavigationLinks(path, ['faqs']);
  const contact = getBookingLink('footer-contact', labels.contact);
  return [
    { title: footer.explore, links: explore },
    { title: footer.resources, links: [...faqs, contact] },
    { title: footer.legal, links: getNavigationLinks(path, ['terms', 'privacy']) },
  ];
}
