import type { shared } from '@content/copy/shared';
import { anchorHref, type Link, type Route, routes } from '../lib/routes';

type Labels = (typeof shared)['navigation'];
type LinkName = Exclude<keyof Labels, 'contact'>;

export type NavigationLink = Link & { current: boolean };

/** `addedPages` are those that the specification does not name. */
const { home, caseStudies, portfolio, terms, privacy, ...addedPages } = routes;

/** Returns a function that gives links of the page at `path` by name. */
export function navigationOf(path: string, labels: Labels) {
  const hrefs: Record<LinkName, string> = {
    caseStudies,
    portfolio,
    terms,
    privacy,
    backToHome: home,
    outcomes: anchorHref('outcomes', path),
    how: anchorHref('how', path),
    pricing: anchorHref('pricing', path),
    faqs: anchorHref('faqs', path),
  };
  return (...names: readonly LinkName[]): NavigationLink[] =>
    names.map((name) => ({
      label: labels[name],
      href: hrefs[name],
      current: hrefs[name] === path,
    }));
}

export const exploreLinkNames = ['outcomes', 'how', 'portfolio', 'pricing'] as const;

/** The specification names these links (section 2). */
export const headerLinkNames = (path: string): readonly LinkName[] =>
  path === caseStudies ? ['caseStudies', 'portfolio', 'backToHome'] : [...exploreLinkNames, 'faqs'];

export const addedPageLinks = (pages: Readonly<Record<Route, { name: string }>>) =>
  Object.values<Route>(addedPages).map((href) => ({ href, label: pages[href].name }));
