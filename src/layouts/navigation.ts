import { anchorHref, type Route, routes } from '../lib/routes';

/** `addedPages` are those that the specification does not name. */
const { home, caseStudies, portfolio, terms, privacy, ...addedPages } = routes;

const hrefsOn = (path: string) => ({
  caseStudies,
  portfolio,
  terms,
  privacy,
  backToHome: home,
  outcomes: anchorHref('outcomes', path),
  how: anchorHref('how', path),
  pricing: anchorHref('pricing', path),
  faqs: anchorHref('faqs', path),
});

type LinkName = keyof ReturnType<typeof hrefsOn>;

export function navigationLinks(
  path: string,
  labels: Readonly<Record<LinkName, string>>,
  names: readonly LinkName[],
) {
  const hrefs = hrefsOn(path);
  return names.map((name) => {
    return { label: labels[name], href: hrefs[name], current: hrefs[name] === path };
  });
}

export type NavigationLink = ReturnType<typeof navigationLinks>[number];

export const exploreLinkNames = ['outcomes', 'how', 'portfolio', 'pricing'] as const;

/** The specification names these links (section 2). */
export const headerLinkNames = (path: string): readonly LinkName[] =>
  path === caseStudies ? ['caseStudies', 'portfolio', 'backToHome'] : [...exploreLinkNames, 'faqs'];

export const addedPageLinks = (pages: Readonly<Record<Route, { name: string }>>) =>
  Object.values<Route>(addedPages).map((href) => ({ href, label: pages[href].name }));
