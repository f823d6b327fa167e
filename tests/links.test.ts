// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  addressOn,
  type BuiltPage,
  builtPages,
  dist,
  fileAt,
  isOwnAddress,
} from './support/dist.ts';

const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const pages = builtPages().map((page) => ({ ...page, document: documentOf(page.html) }));

/** The addresses of one attribute; a srcset has several, each with its width or density. */
function addressesIn(attribute: string, value: string): string[] {
  if (attribute !== 'srcset' && attribute !== 'imagesrcset') return [value];
  return value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
}

const attributes = ['href', 'src', 'srcset', 'imagesrcset', 'poster', 'action', 'component-url'];

/** Everything that a page points to, in its elements, its styles and its metadata. */
function referencesOf({ document }: { document: Document }): string[] {
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

function hasAnchor(file: string, hash: string): boolean {
  const target = pages.find((page) => page.file === file);
  return target?.document.getElementById(decodeURIComponent(hash.slice(1))) != null;
}

/** What is wrong with a reference; undefined where it leads somewhere or leaves the site. */
function complaintAbout(page: BuiltPage, reference: string): string | undefined {
  // The failure screen stands in for any address: its empty one is the page to try again.
  if (reference === '') return page.path === '/500' ? undefined : 'an empty address';
  const url = addressOn(page, reference);
  if (!isOwnAddress(url)) return;
  const isSamePage = reference.startsWith('#');
  const file = isSamePage ? page.file : fileAt(url.pathname);
  if (!file) return `${reference} leads nowhere`;
  if (url.hash !== '' && !hasAnchor(file, url.hash)) return `${reference} has no such anchor`;
  return;
}

describe('what the pages point to', () => {
  it.each(pages)('$file: every link, anchor, source and font exists', (page) => {
    const references = referencesOf(page);
    expect(references.length).toBeGreaterThan(20);
    const complaints = references.map((reference) => complaintAbout(page, reference));
    expect(complaints.filter((complaint) => complaint !== undefined)).toEqual([]);
  });

  it('leads out only to the scheduling page and to mail', () => {
    const external = new Map<string, Set<string>>();
    for (const page of pages) {
      for (const reference of referencesOf(page)) {
        const url = addressOn(page, reference);
        if (isOwnAddress(url)) continue;
        const from = external.get(url.href) ?? new Set();
        external.set(url.href, from.add(page.path));
      }
    }
    console.log(
      [...external]
        .map(([href, from]) => `${href}  on ${[...from].join(', ')}`)
        .sort()
        .join('\n'),
    );
    const destinations = new Set([...external.keys()].map((href) => href.split('?')[0]));
    expect([...destinations].sort()).toEqual([
      'https://calendar.closewell.example/discovery-call',
      'mailto:hello@closewell.example',
    ]);
  });
});

describe('what the generated files point to', () => {
  const own = /https:\/\/closewell\.example[^\s)<>"]*/g;
  const texts = ['llms.txt', 'robots.txt', 'sitemap.xml', '.well-known/security.txt'];

  it.each(texts)('%s: every address of the site exists', (name) => {
    const text = readFileSync(join(dist, name), 'utf8');
    const found = [...text.matchAll(own)].map(([href]) => new URL(href));
    expect(found.length).toBeGreaterThan(0);
    const broken = found.filter(({ pathname, hash }) => {
      const file = fileAt(pathname);
      return !file || (hash !== '' && !hasAnchor(file, hash));
    });
    expect(broken.map(({ href }) => href)).toEqual([]);
  });

  it('site.webmanifest: every icon exists', () => {
    const { icons } = JSON.parse(readFileSync(join(dist, 'site.webmanifest'), 'utf8'));
    for (const { src } of icons) expect(fileAt(src)).toBeDefined();
  });

  it('no page names a picture that the build did not write', () => {
    const pictures = readdirSync(join(dist, 'pictures'));
    const named = new Set(
      pages.flatMap(({ html }) =>
        [...html.matchAll(/\/pictures\/([\w.-]+\.svg)/g)].map(([, name]) => name),
      ),
    );
    expect([...named].sort()).toEqual(pictures.sort());
  });
});
