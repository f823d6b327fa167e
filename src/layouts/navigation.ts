import { content } from '../data/content';
import { getBookingLink } from '../data/links';
import { isShown, pages } from '../data/pages';
import { getAnchorHref, type Link, type Route, routes } from '../lib/routes';

const { footer, navigation: labels } = content.copy.shared;

export function getNavigationLinks(path: string) {
  const linkTo = (name: keyof typeof labels, href: string) => {
    return { label: labels[name], href, isCurrent: href === path };
  };
  return {
    outcomes: linkTo('outcomes', getAnchorHref('outcomes', path)),
    how: linkTo('how', getAnchorHref('how', path)),
    pricing: linkTo('pricing', getAnchorHref('pricing', path)),
    faqs: linkTo('faqs', getAnchorHref('faqs', path)),
    caseStudies: linkTo('caseStudies', routes.caseStudies),
    portfolio: linkTo('portfolio', routes.portfolio),
    backToHome: linkTo('backToHome', routes.home),
    terms: linkTo('terms', routes.terms),
    privacy: linkTo('privacy', routes.privacy),
  };
}

/** Returns the links that the specification names (section 2). */
export function getHeaderLinks(path: string) {
  const links = getNavigationLinks(path);
  const named =
    path === routes.caseStudies
      ? [links.caseStudies, links.portfolio, links.backToHome]
      : [links.outcomes, links.how, links.portfolio, links.pricing, links.faqs];
  return named.filter(({ href }) => isShown(href));
}

/** Returns links to the pages that the specification does not name. */
function getExtraPageLinks(): Link[] {
  const { home, caseStudies, portfolio, terms, privacy, ...extra } = routes;
  return Object.values<Route>(extra).map((href) => ({ href, label: pages[href].name }));
}

export function getFooterGroups(path: string) {
  const { outcomes, how, portfolio, pricing, faqs, terms, privacy } = getNavigationLinks(path);
  const explore = [outcomes, how, portfolio, pricing].filter(({ href }) => isShown(href));
  const contact = getBookingLink('footer-contact', labels.contact);
  return [
    { title: footer.explore, links: explore },
    { title: footer.resources, links: [faqs, contact, ...getExtraPageLinks()] },
    { title: footer.legal, links: [terms, privacy] },
  ];
}
