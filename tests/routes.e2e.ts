import { notFound } from '../src/content/copy/not-found.ts';
import { onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({
  ...onFixtureSite,
  allowedConsole: /^404: no page at \/|responded with a status of 404/,
});

test('an unknown path shows the 404 page, which logs the path', async ({ page, baseURL }) => {
  for (const path of ['/Terms', '/nope?industry=Fintech', '/%3Cscript%3Ealert%3Cscript%3E']) {
    const logged = page.waitForEvent('console', (entry) => entry.text().startsWith('404: '));
    expect((await page.goto(path))?.status()).toBe(404);
    expect((await logged).type()).toBe('error');
    expect((await logged).text()).toBe(`404: no page at ${new URL(path, baseURL).pathname}`);
    const main = page.getByRole('main');
    await expect(main.getByText(notFound.code, { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  }
  await page.getByRole('main').getByRole('link', { name: notFound.home }).click();
  await expect(page).toHaveURL('/');
});

test('the drawing of the 404 page meets the edge of the window', async ({ page }) => {
  await page.goto('/nope');
  const drawing = page.getByRole('main').getByRole('presentation');
  for (const width of [320, 768, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const { x, width: own } = (await drawing.boundingBox()) ?? { x: 0, width: 0 };
    expect(Math.round(x + own), `${width} pixels`).toBe(width);
  }
});
