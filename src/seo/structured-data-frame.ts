import { identity } from '@content/identity';
import type { BreadcrumbList, Organization, Thing, WebPage, WebSite } from 'schema-dts';
import { type Route, routes } from '../lib/routes';
import type { PageMeta } from '../schema/page-meta';

/** An address of the site in full, as machines want it. */
export const address = (path: string) => new URL(path, identity.origin).href;
export const organizationId = address('/#organization');
const websiteId = address('/#website');
export const pageId = (path: Route) => address(`${path}#page`);
const breadcrumbsId = (path: Route) => address(`${path}#breadcrumbs`);

function organization(): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: identity.brand,
    url: address(routes.home),
    slogan: identity.tagline,
    email: identity.email,
    logo: { '@type': 'ImageObject', url: address('/icon-512.png'), width: '512', height: '512' },
  };
}

function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: identity.brand,
    url: address(routes.home),
    inLanguage: identity.language,
    publisher: { '@id': organizationId },
  };
}

function webPage(path: Route, { title, description }: PageMeta): WebPage {
  return {
    '@type': 'WebPage',
    '@id': pageId(path),
    url: address(path),
    name: title,
    description,
    inLanguage: identity.language,
    isPartOf: { '@id': websiteId },
    about: { '@id': organizationId },
    breadcrumb: { '@id': breadcrumbsId(path) },
  };
}

/** The way to a page: the landing page, and the page itself under the name that it bears. */
function breadcrumbs(path: Route, name: string): BreadcrumbList {
  const way = [{ path: routes.home as Route, name: identity.brand as string }];
  if (path !== routes.home) way.push({ path, name });
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbsId(path),
    itemListElement: way.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: address(step.path),
    })),
  };
}

/** What every page is part of. `name` is what the page is called on the site. */
export function frame(path: Route, name: string, meta: PageMeta): Thing[] {
  return [organization(), website(), webPage(path, meta), breadcrumbs(path, name)];
}
