import { calculator, industryFilter, result } from './support/islands.ts';
import { collisions, overflow } from './support/page-checks.ts';
import { allPaths, replaceInPages, scrollThrough } from './support/pages.ts';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { pricing } = fixtureSite.copy.home;
const { shared } = fixtureSite.copy;

test.use({ allowedConsole: /Failed to load resource|^404: no page at|service worker/i });

test('when only HTML arrives, each page can be read and nothing overlaps', async ({ page }) => {
  await page.route(/\.(?:js|woff2|svg|png|webp|avif)(?:\?|$)/, (route) => route.abort());
  for (const path of allPaths) {
    await page.goto(path);
    await scrollThrough(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await collisions(page), path).toEqual([]);
    expect(await overflow(page), path).toEqual([]);
    // The box of a missing picture keeps its height.
    for (const picture of await page.getByRole('article').locator('picture img:visible').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAccessibleName(/\S{3}/);
      const box = await picture.boundingBox();
      expect(box?.height, path).toBeGreaterThan((box?.width ?? 0) / 3);
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows all its text and links to the scheduling page', async ({ page }) => {
    for (const path of allPaths) {
      await page.goto(path);
      const hidden = await page
        .getByRole('main')
        .locator('h1, h2, h3, p, li, td')
        .evaluateAll((elements) => {
          const textOf = (part: Element) => part.textContent.trim().slice(0, 60);
          const isVisible = (part: Element) =>
            part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
            part.getBoundingClientRect().height > 0;
          // Drawings for other widths repeat their text.
          const shown = new Set(['', ...elements.filter(isVisible).map(textOf)]);
          return (
            elements
              .filter((part) => !shown.has(textOf(part)))
              // Answers and billing work without scripts; islands are tested below.
              .filter((part) => !part.closest('details:not([open]), #pricing, astro-island'))
              .map(textOf)
          );
        });
      expect(hidden, path).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('header a[href*="utm_content=header"]').first()).toBeVisible();
    }
  });
});

test.describe('without scripts, on the fixture site', { tag: '@fixture' }, () => {
  test.use({ ...onFixtureSite, javaScriptEnabled: false });

  test('all projects show, the calculator is an example, the menu opens', async ({ page }) => {
    await page.goto('/portfolio?industry=Fintech');
    const projects = page.getByRole('article');
    await expect(projects).toHaveCount(fixtureSite.projects.length);
    const picture = projects.locator('img:visible').first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await expect(page.getByRole('combobox').or(page.getByRole('searchbox'))).toHaveCount(0);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.locator('#faqs summary').last().click();
    await expect(page.locator('#faqs details > p:visible')).toHaveCount(2);
    await expect(calculator(page).getByRole('textbox')).toHaveCount(0);
    await expect(result(page, 'annualRoi')).toHaveText('-13%');
    await page.getByRole('button', { name: shared.menu.open, exact: true }).click();
    const menu = page.getByRole('navigation', { name: shared.menu.label });
    await menu.getByRole('link', { name: shared.navigation.portfolio }).click();
    await expect(page).toHaveURL('/portfolio');
  });
});

test.describe('in an older browser', { tag: '@fixture' }, () => {
  // Misspelling a feature in the inline styles makes it unknown, but invalidates their hashes.
  test.use({ ...onFixtureSite, bypassCSP: true, serviceWorkers: 'block' });

  test('without :has() both prices stand on each card, each with its billing', async ({ page }) => {
    await replaceInPages(page, ':has(', ':unknown(');
    await page.goto('/#pricing');
    const pilot = page
      .locator('#pricing')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Pilot', exact: true }) });
    for (const text of ['$990', pricing.billedMonthly, '$780', pricing.billedAnnually]) {
      await expect(pilot.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  test('without popovers the footer has the links of the menu', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await replaceInPages(page, ':popover-open', ':unknown-popover');
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover']) {
        Reflect.deleteProperty(HTMLElement.prototype, name);
      }
    });
    await page.goto('/#faq-cost');
    await expect(page.locator('#faq-cost p')).toBeVisible();
    await expect(page.getByRole('button', { name: shared.menu.open })).toBeHidden();
    const explore = page.getByRole('navigation', { name: shared.footer.explore });
    await expect(explore.getByRole('link', { name: shared.navigation.portfolio })).toBeVisible();
  });

  test('islands start and keep the address without newer features of scripts', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(URLSearchParams.prototype, 'size');
      const { NumberFormat } = Intl;
      Intl.NumberFormat = new Proxy(NumberFormat, {
        construct: (target, [locale, options]) => {
          if (options?.signDisplay === 'negative') throw new RangeError('signDisplay');
          return new target(locale, options);
        },
      });
    });
    await page.goto('/portfolio?utm_source=mail');
    await industryFilter(page).selectOption('Fintech');
    await expect(page).toHaveURL('/portfolio?utm_source=mail&industry=Fintech');
    await page.goto('/?leads=40');
    await expect(result(page, 'annualRoi')).toHaveText('+247%');
  });
});
