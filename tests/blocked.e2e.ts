import type { Page, Route } from '@playwright/test';
import { shared } from '../src/content/copy/shared.ts';
import { pictureAlt } from '../src/lib/picture.ts';
import { collisions, fits, overflow } from './support/page-checks.ts';
import { everyPath, scrollThrough } from './support/pages.ts';
import { ownSite, shownProjects } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ allowedConsole: /Failed to load resource|^404: no page at/ });

const blocked = {
  'code of the islands': /\/_astro\/.+\.js(?:\?|$)/,
  fonts: /\.woff2$/,
  pictures: /\.(?:svg|png|webp|avif)$/,
};

async function block(page: Page, address: RegExp) {
  const requested: string[] = [];
  await page.route(address, (route: Route) => {
    requested.push(route.request().url());
    return route.abort('blockedbyclient');
  });
  return requested;
}

for (const [what, address] of Object.entries(blocked)) {
  test(`without ${what} every page can be read and nothing overlaps`, async ({ page }) => {
    test.setTimeout(120_000);
    const requested = await block(page, address);
    for (const path of everyPath) {
      await page.goto(path);
      await scrollThrough(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await collisions(page), path).toEqual([]);
      expect(await overflow(page), path).toEqual(fits);
    }
    expect(requested.length, 'something was blocked').toBeGreaterThan(1);
  });
}

test('without pictures the words in their place say what they show', async ({ page }) => {
  await block(page, blocked.pictures);
  for (const [path, records] of [
    ['/projects', ownSite.caseStudies],
    ['/portfolio', shownProjects(ownSite)],
  ] as const) {
    await page.goto(path);
    await scrollThrough(page);
    const pictures = page.getByRole('article').locator('img');
    await expect(pictures).toHaveCount(records.length);
    for (const [index, record] of records.entries()) {
      const picture = pictures.nth(index);
      await expect(picture).toHaveAccessibleName(pictureAlt(record, shared.counted));
      const box = await picture.boundingBox();
      expect(box?.height, 'it keeps its room').toBeGreaterThan((box?.width ?? 0) / 3);
    }
  }
});
