// @vitest-environment jsdom
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { getUsedCharacters } from '../integrations/web-fonts.ts';
import { routes } from '../src/lib/routes.ts';
import { documentAt, expectAll, expectInOrder } from './support/documents.ts';
import { type BuiltPage, type Site, sites } from './support/sites.ts';
import { matchFirstGroups } from './support/text.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // In Safari a table with another `display` has only the roles that are written out.
    'no-redundant-role': 'off',
    'no-inline-style': ['error', { allowedProperties: [] }],
  },
});

const attributes = ['href', 'src', 'poster', 'action', 'component-url', 'renderer-url'];

/** All addresses in a page: in elements, styles and metadata. */
function referencesOf(html: string): string[] {
  const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
  const valuesOf = (attribute: string, selector = '') =>
    [...documentElement.querySelectorAll(`${selector}[${attribute}]`)].map(
      (element) => element.getAttribute(attribute) ?? '',
    );
  const candidates = valuesOf('srcset').flatMap((srcset) =>
    srcset.split(/, ?/).flatMap((candidate) => candidate.split(' ', 1)),
  );
  const inStyles = matchFirstGroups(html, /url\(\s*["']?([^"')]+)["']?\s*\)/g);
  const images = valuesOf('content', 'meta[property="og:image"]');
  const all = [
    ...attributes.flatMap((name) => valuesOf(name)),
    ...candidates,
    ...inStyles,
    ...images,
  ];
  return all.filter((value) => !value.startsWith('data:'));
}

/** Whether the file exists and contains the element that the fragment names. */
function exists(site: Site, { pathname, hash }: URL): boolean {
  const file = site.fileAt(pathname);
  if (!file || hash === '') return file !== undefined;
  return site.read(file).includes(` id="${decodeURIComponent(hash.slice(1))}"`);
}

const urlsOf = ({ facts }: Site, { path, html }: BuiltPage) =>
  referencesOf(html).map((reference) => new URL(reference, new URL(path, facts.origin)));

describe.each(sites)('$name', (site) => {
  const { facts, pages, read, files } = site;

  it.each(pages)('has valid markup in $file', async ({ file, html }) => {
    const report = await validator.validateString(html, file);
    const messages = report.results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
    expect(messages).toEqual([]);
  });

  it('publishes no source map and no path of the machine that built it', () => {
    for (const file of files.filter((name) => /\.(?:js|css|html|svg|xml|txt)$/.test(name))) {
      const text = read(file).toString();
      expect(text, file).not.toMatch(/sourceMappingURL=/);
      expect(text, file).not.toContain(process.cwd());
    }
  });

  it.each(pages)('$file: what it refers to exists, and on other sites is linked alone', (page) => {
    const ofSite = ({ origin }: URL) => origin === facts.origin;
    const urls = urlsOf(site, page).filter(ofSite);
    expect(urls.length).toBeGreaterThan(15);
    expect(urls.filter((url) => !exists(site, url)).map(({ href }) => href)).toEqual([]);
    const html = page.html.replace(/<a\s[^>]*>/g, '');
    expect(urlsOf(site, { ...page, html }).filter((url) => !ofSite(url))).toEqual([]);
  });

  it('lists only addresses that exist in its files for crawlers and systems', () => {
    const own = new RegExp(`(${RegExp.escape(facts.origin)}[^\\s)<>"]*)`, 'g');
    for (const name of ['robots.txt', 'sitemap.xml']) {
      const found = matchFirstGroups(read(name).toString(), own).map((href) => new URL(href));
      expect(found.length, name).toBeGreaterThan(0);
      expect(found.filter((url) => !exists(site, url)).map(({ href }) => href)).toEqual([]);
    }
    const { icons } = JSON.parse(read('site.webmanifest').toString());
    expect(icons.length).toBeGreaterThan(0);
    for (const { src } of icons) expect(site.fileAt(src)).toBeDefined();
  });

  it.each(pages)('$path has names filled in, and the company below', ({ path }) => {
    const { body } = documentAt(site, path);
    expectAll(body.querySelector('footer'), [facts.legalName ?? '', facts.address ?? '']);
    // Islands fill in their texts, too, and have braces in their attributes.
    for (const island of body.querySelectorAll('astro-island')) {
      island.replaceWith(...island.childNodes);
    }
    expect(body.innerHTML).not.toMatch(/[{}]|%7B/);
  });

  it.each(pages)('on $path every link to the scheduling page names its placement', ({ path }) => {
    const { origin, pathname, searchParams } = new URL(facts.schedulingPage);
    const links = [...documentAt(site, path).querySelectorAll<HTMLAnchorElement>('a[href*="//"]')]
      .map(({ href }) => new URL(href))
      .filter((url) => url.origin === origin && url.pathname === pathname);
    const placements = links.map((url) => url.searchParams.get('utm_content'));
    expect(placements).toEqual(expect.arrayContaining(['header', 'footer', 'footer-contact']));
    expect(placements).not.toContain(null);
    // A legal text may have the link of its page more than once.
    const inSections = placements.filter((placement) => `/${placement}` !== path);
    expect(inSections).toEqual([...new Set(inSections)]);
    const known = { ...Object.fromEntries(searchParams), utm_source: 'website' };
    for (const url of links) expect(Object.fromEntries(url.searchParams)).toMatchObject(known);
  });

  it('says what buyers ask where they look for it', () => {
    const { hero, how, results, pricing } = site.copy.home;
    const { call } = site.copy.shared;
    expectInOrder(documentAt(site, routes.home).querySelector('main'), [
      hero.statsNote,
      how.promise,
      results.reference,
      ...pricing.guarantees.flatMap(({ title, text }) => [title, text]),
      site.team.length > 0 ? call.leave : call.withoutHost,
    ]);
  });

  it.each(pages)('$path has only characters that the fonts are cut to', async ({ path }) => {
    const { body } = documentAt(site, path);
    const characters = new Set(body.textContent.replace(/[\s\p{Cf}]/gu, ''));
    expect([...characters.difference(await getUsedCharacters(site.contentFolder))]).toEqual([]);
  });
});
