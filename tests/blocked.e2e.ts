import { collisions, fits, overflow } from './support/page-checks.ts';
import { everyPath, scrollThrough } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ allowedConsole: /Failed to load resource|^404: no page at/ });

const blocked = {
  'code of the islands': /\/_astro\/.+\.js(?:\?|$)/,
  fonts: /\.woff2$/,
  pictures: /\.(?:svg|png|webp|avif)$/,
};

for (const [what, address] of Object.entries(blocked)) {
  test(`without ${what} every page can be read and nothing overlaps`, async ({ page }) => {
    test.setTimeout(120_000);
    const requested: string[] = [];
    await page.route(address, (route) => {
      requested.push(route.request().url());
      return route.abort('blockedbyclient');
    });
    for (const path of everyPath) {
      await page.goto(path);
      await scrollThrough(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await collisions(page), path).toEqual([]);
      expect(await overflow(page), path).toEqual(fits);
      // The words in the place of a picture keep its room.
      for (const picture of await page.getByRole('article').locator('img').all()) {
        await expect(picture).toHaveAccessibleName(/\w{3}/);
        const box = await picture.boundingBox();
        expect(box?.height, path).toBeGreaterThan((box?.width ?? 0) / 3);
      }
    }
    expect(requested.length, 'something was blocked').toBeGreaterThan(1);
  });
}
