import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '../src/lib/routes.ts';
import {
  everyPath,
  hydrate,
  missingPageMessage,
  openWithFonts,
  scrollThrough,
} from './support/pages.ts';
import { compressed, fixtureSite, onFixtureSite, ownSite, type Site } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { allMatches } from './support/text.ts';

/** Compressed bytes, for any content. */
const limits = {
  styles: 18_000,
  fonts: 45_000,
  scripts: 0,
  scriptsWithIsland: 90_000,
  /** The scene of the largest funnel that the schema allows has 32 kB. */
  drawing: 33_000,
};

/** What grows with the content: raw bytes of markup, elements, compressed bytes. */
type Amounts = Record<'markup' | 'elements' | 'beforeScrolling' | 'pictures', number>;

/** The aims of the owner's site. */
const aims: Amounts = { markup: 110_000, elements: 800, beforeScrolling: 85_000, pictures: 80_000 };

/** The limits of the fixture site. */
const most: Amounts = { markup: 25_000, elements: 250, beforeScrolling: 75_000, pictures: 5000 };
const mostOn: Readonly<Record<string, Amounts>> = {
  [routes.home]: { markup: 97_000, elements: 750, beforeScrolling: 85_000, pictures: 20_000 },
  [routes.caseStudies]: { ...most, markup: 65_000, elements: 600, pictures: 15_000 },
  [routes.portfolio]: { ...most, markup: 60_000, elements: 450, pictures: 15_000 },
};

/** Pixels of the landing page, by the width of the window. */
const heights = { 360: 13_500, 1280: 10_500 };

test.use({ allowedConsole: missingPageMessage });

/** Every build of React contains its element symbol or the address of its error messages. */
const framework = /react\.(?:transitional\.)?element|react\.dev\/errors/;

/** Fails on the fixture site; on the owner's, which may have more content, prints the amounts. */
function compare<Name extends string>(
  site: Site,
  where: string,
  used: Record<Name, number>,
  allowed: Record<Name, number>,
) {
  const texts = (Object.keys(used) as Name[]).map((name) => {
    const isOver = used[name] > allowed[name];
    return `${name} ${used[name]} of ${allowed[name]}${isOver ? ', over' : ''}`;
  });
  if (site === ownSite) console.log(`${where}: ${texts.join('; ')}`);
  else expect.soft(texts.filter((text) => text.endsWith('over'))).toEqual([]);
}

const picturesOf = (page: Page) =>
  page.locator('img:visible').evaluateAll((images) =>
    (images as HTMLImageElement[]).map(({ currentSrc, src, loading, width, height, y }) => ({
      path: new URL(currentSrc || src).pathname,
      isFirst: y + window.scrollY < window.innerHeight,
      isLazy: loading === 'lazy',
      width,
      height,
    })),
  );

for (const site of [ownSite, fixtureSite]) {
  const contentAt = (path: string) => site.read(site.fileAt(path) ?? '404.html');
  const sizeOf = (path: string) => {
    // Fonts and photographs are compressed already.
    const isCompressed = /\.(?:woff2|png|jpe?g|webp|avif)$/.test(path);
    return isCompressed ? contentAt(path).length : compressed(contentAt(path));
  };
  const total = (paths: Iterable<string>, ending = /$/) =>
    [...paths].filter((path) => ending.test(path)).reduce((sum, path) => sum + sizeOf(path), 0);

  test.describe(site.name, () => {
    test.use(site === fixtureSite ? onFixtureSite : {});

    for (const path of everyPath) {
      test(`${path} keeps to its budgets, stores nothing, and has React only for islands`, async ({
        page,
        context,
      }) => {
        const requested = new Set<string>();
        page.on('request', (request) => {
          // Browsers fetch lazy pictures ahead, how far depends on the connection that they assume.
          if (request.resourceType() !== 'image') requested.add(new URL(request.url()).pathname);
        });
        await openWithFonts(page, path);
        await page.waitForLoadState('networkidle');
        const html = contentAt(path).toString();
        const styles = allMatches(html, /<style>(.*?)<\/style>/gs).join('');
        const elements = await page.locator('*').count();
        const first = (await picturesOf(page)).filter(({ isFirst, isLazy }) => isFirst || !isLazy);
        const beforeScrolling = total(new Set([...requested, ...first.map((one) => one.path)]));
        expect(first.filter(({ isFirst }) => !isFirst)).toEqual([]);

        await scrollThrough(page);
        await page.waitForLoadState('networkidle');
        const shown = await picturesOf(page);
        const amounts: Amounts = {
          markup: html.length - styles.length,
          elements,
          beforeScrolling,
          pictures: total(new Set(shown.map((picture) => picture.path))),
        };
        compare(site, path, amounts, site === ownSite ? aims : (mostOn[path] ?? most));
        for (const { path: src, width, height } of shown.filter((one) => !/svg$/.test(one.path))) {
          const pixels = await sharp(contentAt(src)).metadata();
          const excess = Math.min(pixels.width / width, pixels.height / height);
          // The smallest file has 320 pixels.
          if (pixels.width > 320) expect.soft(excess, `${src} in its place`).toBeLessThan(2);
        }

        expect.soft(compressed(styles), 'styles').toBeLessThanOrEqual(limits.styles);
        expect.soft(total(requested, /\.woff2$/), 'fonts').toBeLessThanOrEqual(limits.fonts);
        await hydrate(page);
        const hasIsland = html.includes('<astro-island');
        const scripts = [...requested].filter((file) => file.endsWith('.js'));
        expect(scripts.some((file) => framework.test(contentAt(file).toString()))).toBe(hasIsland);
        // Requests to other origins fail every test.
        expect(await context.storageState({ indexedDB: true })).toEqual({
          cookies: [],
          origins: [],
        });
        expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
        expect(total(scripts), 'scripts').toBeLessThanOrEqual(
          hasIsland ? limits.scriptsWithIsland : limits.scripts,
        );
      });
    }

    test('the landing page is no longer than its text needs', async ({ page }) => {
      await openWithFonts(page, routes.home);
      const heightAt = async (width: number) => {
        await page.setViewportSize({ width, height: 800 });
        await scrollThrough(page);
        return page.evaluate(() => document.documentElement.scrollHeight);
      };
      const used = { 360: await heightAt(360), 1280: await heightAt(1280) };
      compare(site, 'Pixels of height, by width', used, heights);
    });

    test('every computed drawing is small', () => {
      for (const file of site.files.filter((name) => /^pictures\/.+\.svg$/.test(name))) {
        expect(sizeOf(`/${file}`), file).toBeLessThanOrEqual(limits.drawing);
      }
    });
  });
}
