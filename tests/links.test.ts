// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type BuiltPage, type Site, sites } from './support/sites.ts';

const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** The addresses of one attribute; a srcset has several, each with its width or density. */
function addressesIn(attribute: string, value: string): string[] {
  if (attribute !== 'srcset' && attribute !== 'imagesrcset') return [value];
  return value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
}

const attributes = ['href', 'src', 'srcset', 'imagesrcset', 'poster', 'action', 'component-url'];

/** Everything that a page points to, in its elements, its styles and its metadata. */
function referencesOf(html: string): string[] {
  const document = documentOf(html);
  const inElements = attributes.flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
      addressesIn(attribute, element.getAttribute(attribute) ?? ''),
    ),
  );
  const inStyles = [...document.querySelectorAll('style')].flatMap(({ textContent }) =>
    [...textContent.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(([, url]) => url ?? ''),
  );
  const inMetadata = [...document.querySelectorAll('meta[property="og:image"]')].map(
    (meta) => meta.getAttribute('content') ?? '',
  );
  return [...inElements, ...inStyles, ...inMetadata].filter((value) => !value.startsWith('data:'));
}

/** The ids on each page, by its file; parsing it again for each address would take minutes. */
const anchorsOf = (site: Site) =>
  new Map(
    site.pages.map(({ file, html }) => [
      file,
      new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)),
    ]),
  );
const anchors = new Map(sites.map((site) => [site, anchorsOf(site)]));

const hasAnchor = (site: Site, file: string, hash: string) =>
  anchors
    .get(site)
    ?.get(file)
    ?.has(decodeURIComponent(hash.slice(1))) === true;

/** What is wrong with an address of the site itself; undefined where nothing is. */
function complaintAbout(site: Site, page: BuiltPage, reference: string): string | undefined {
  // The failure screen stands in for any address: its empty one is the page to try again.
  if (reference === '') return page.path === '/500' ? undefined : 'an empty address';
  const url = new URL(reference, new URL(page.path, site.identity.origin));
  if (url.origin !== site.identity.origin) return undefined;
  const file = reference.startsWith('#') ? page.file : site.fileAt(url.pathname);
  if (!file) return `${reference} leads nowhere`;
  if (url.hash !== '' && !hasAnchor(site, file, url.hash)) return `${reference} has no such anchor`;
  return undefined;
}

describe.each(sites)('$name', (site) => {
  const { identity, pages, read, files } = site;

  it.each(pages)('$file: every link, anchor, source and font exists', (page) => {
    const references = [...new Set(referencesOf(page.html))];
    expect(references.length).toBeGreaterThan(15);
    const complaints = references.map((reference) => complaintAbout(site, page, reference));
    expect(complaints.filter((complaint) => complaint !== undefined)).toEqual([]);
  });

  it('leads out only to the scheduling page and to mail', () => {
    const external = pages
      .flatMap(({ path, html }) =>
        referencesOf(html).map((reference) => new URL(reference, new URL(path, identity.origin))),
      )
      .filter(({ origin }) => origin !== identity.origin)
      .map(({ protocol, host, pathname }) => `${protocol}${host}${pathname}`);
    const { protocol, host, pathname } = new URL(identity.schedulingPage);
    expect([...new Set(external)].sort()).toEqual([
      `${protocol}${host}${pathname}`,
      `mailto:${identity.email}`,
    ]);
  });

  it.each(['llms.txt', 'robots.txt', 'sitemap.xml', '.well-known/security.txt'])(
    '%s: every address of the site exists',
    (name) => {
      const own = new RegExp(`${RegExp.escape(identity.origin)}[^\\s)<>"]*`, 'g');
      const found = [...read(name).toString().matchAll(own)].map(([href]) => new URL(href));
      expect(found.length).toBeGreaterThan(0);
      const broken = found.filter(({ pathname, hash }) => {
        const file = site.fileAt(pathname);
        return !file || (hash !== '' && !hasAnchor(site, file, hash));
      });
      expect(broken.map(({ href }) => href)).toEqual([]);
    },
  );

  it('site.webmanifest: every icon exists', () => {
    const { icons } = JSON.parse(read('site.webmanifest').toString());
    expect(icons.length).toBeGreaterThan(0);
    for (const { src } of icons) expect(site.fileAt(src)).toBeDefined();
  });

  it('builds the pictures that its pages name, and no others', () => {
    const built = files.filter((file) => file.startsWith('pictures/'));
    const named = pages.flatMap(({ html }) =>
      [...html.matchAll(/\/(pictures\/[\w.-]+\.svg)/g)].map(([, name]) => name),
    );
    expect([...new Set(named)].sort()).toEqual(built);
  });
});
