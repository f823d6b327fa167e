import type { Page, Route } from '@playwright/test';
import { failure } from '../src/content/copy/failure.ts';
import { routes } from '../src/lib/routes.ts';
import { caseStudies, projectCount } from './support/records.ts';
import { expect, test } from './support/test.ts';

test.use({ allowedConsole: [/Failed to load resource|^404: no page at/] });

const pages = [...Object.values(routes), '/500', '/nowhere'];

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

async function scrollThrough(page: Page) {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += 500) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

interface Line {
  /** The number of the block that the line belongs to. */
  block: number;
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Every line of text that a page shows below its header. A line's box is higher than its letters,
 * so a third of it above and below does not count.
 */
function linesOf(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const blocks: (Element | null)[] = [];
    const hidden = 'svg, script, style, select, header, .sr-only, a[href="#content"]';
    const numberOf = (parent: Element) => {
      const block = parent.closest('p, li, h1, h2, h3, a, button, label, summary, output, dd, dt');
      return blocks.includes(block) ? blocks.indexOf(block) : blocks.push(block) - 1;
    };
    const isShown = (parent: Element) =>
      parent.checkVisibility({ visibilityProperty: true }) && !parent.closest(hidden);
    const linesIn = (node: Text): Line[] => {
      const parent = node.parentElement;
      const text = node.data.trim().slice(0, 40);
      if (!parent || text === '' || !isShown(parent)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()]
        .filter(({ width, height }) => width > 2 && height > 2)
        .map(({ left, right, top, bottom, height }) => {
          const inner = { top: top + height / 3, bottom: bottom - height / 3 };
          return { block: numberOf(parent), text, left, right, ...inner };
        });
    };
    const nodes: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    return nodes.flatMap(linesIn);
  });
}

/** Pairs of texts of different blocks that stand on each other. */
async function overlaps(page: Page): Promise<string[]> {
  const lines = await linesOf(page);
  const isOn = (one: Line, two: Line) =>
    one.block !== two.block &&
    Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 &&
    Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1;
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((two) => isOn(one, two))
      .map((two) => `${one.text} / ${two.text}`),
  );
}

async function expectReadable(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await overlaps(page)).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, 'nothing stands beyond the window').toBeLessThanOrEqual(0);
}

for (const [what, address] of Object.entries(blocked)) {
  test(`without ${what} every page can be read and nothing overlaps`, async ({ page }) => {
    test.setTimeout(120_000);
    const requested = await block(page, address);
    for (const path of pages) {
      await page.goto(path);
      await scrollThrough(page);
      await expectReadable(page);
    }
    expect(requested.length, 'something was blocked').toBeGreaterThan(1);
  });
}

test('without pictures the words in their place say what they show', async ({ page }) => {
  await block(page, blocked.pictures);
  for (const [path, count] of [
    [routes.caseStudies, caseStudies.length],
    [routes.portfolio, projectCount],
  ] as const) {
    await page.goto(path);
    await scrollThrough(page);
    const pictures = page.getByRole('main').getByRole('img').and(page.locator('img'));
    await expect(pictures).toHaveCount(count);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveJSProperty('naturalWidth', 0);
      await expect(picture).toHaveAttribute('alt', /\w+ \w+ \w+/);
      const box = await picture.boundingBox();
      expect(box?.height, 'it keeps its room').toBeGreaterThan((box?.width ?? 0) / 2);
    }
  }
});

for (const path of [routes.home, routes.portfolio]) {
  test(`${path} says beside its island that it could not start, and a retry starts it`, async ({
    page,
  }) => {
    await block(page, blocked['code of the islands']);
    await page.goto(path);
    const island = page.locator('astro-island');
    const retry = island.getByRole('button', { name: failure.retry });
    await island.locator('fieldset').first().scrollIntoViewIfNeeded();
    const notice = island.getByRole('alert');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText(failure.startFailed);
    const field = island.getByRole('textbox').or(island.getByRole('searchbox')).first();
    await field.fill('40');
    await retry.click();
    await expect(notice).toBeHidden();
    await expect(notice).toBeVisible();
    await page.unrouteAll();
    await retry.click();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await expect(notice).toBeHidden();
    await expect(field).toHaveValue('40');
  });
}
