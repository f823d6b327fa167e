import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const anchored = [
  { label: 'Outcomes', anchor: 'outcomes' },
  { label: 'How it works', anchor: 'how' },
  { label: 'Pricing', anchor: 'pricing' },
  { label: 'FAQs', anchor: 'faqs' },
];

const phone = { width: 360, height: 740 };

test.use({ allowedConsole: [/^404: no page at \/nope$|responded with a status of 404/] });

function menuButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
}

function mainNavigation(page: Page): Locator {
  return page.getByRole('banner').getByRole('navigation', { name: 'Main' });
}

/** The heading of the section that an anchor names. */
function headingAt(page: Page, anchor: string): Locator {
  return page.locator(`#${anchor}`).getByRole('heading', { level: 2 });
}

/** Whether the visitor sees the heading's first letter, below the header and inside the window. */
function isUncovered(heading: Locator): Promise<boolean> {
  return heading.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return document.elementFromPoint(left + 4, top + 8) === element;
  });
}

test.describe('the header', () => {
  for (const path of ['/', '/portfolio', '/terms', '/privacy', '/nope', '/500']) {
    test(`leads from ${path} to the sections of the landing page`, async ({ page, isMobile }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const { label, anchor } of anchored) {
        await page.goto(path);
        if (isMobile) await menuButton(page).click();
        await mainNavigation(page).getByRole('link', { name: label }).click();
        await expect(page).toHaveURL(`/#${anchor}`);
        const heading = headingAt(page, anchor);
        await expect(heading).toBeInViewport({ ratio: 1 });
        await expect.poll(() => isUncovered(heading), `${label} is covered`).toBe(true);
      }
    });
  }

  test('leads from the case studies to the portfolio and home', async ({ page, isMobile }) => {
    for (const [label, target] of [
      ['Portfolio', '/portfolio'],
      ['Back to Home', '/'],
    ] as const) {
      await page.goto('/projects');
      if (isMobile) await menuButton(page).click();
      await mainNavigation(page).getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(target);
    }
  });

  test('marks the page that the visitor is on', async ({ page, isMobile }) => {
    await page.goto('/portfolio');
    if (isMobile) await menuButton(page).click();
    await expect(mainNavigation(page).getByRole('link', { name: 'Portfolio' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(mainNavigation(page).getByRole('link', { name: 'Pricing' })).not.toHaveAttribute(
      'aria-current',
    );
  });

  test('stays in view at the end of the page', async ({ page }) => {
    await page.goto('/');
    await page.getByText('© ').scrollIntoViewIfNeeded();
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Book a call' }),
    ).toBeInViewport({
      ratio: 1,
    });
  });

  test('leads home by the brand', async ({ page }) => {
    await page.goto('/terms');
    await page.getByRole('banner').getByRole('link', { name: 'Closewell, home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('the footer', () => {
  for (const path of ['/projects', '/terms']) {
    test(`leads from ${path} to the sections of the landing page`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const { label, anchor } of anchored) {
        await page.goto(path);
        await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
        await expect(page).toHaveURL(`/#${anchor}`);
        await expect.poll(() => isUncovered(headingAt(page, anchor)), label).toBe(true);
      }
    });
  }
});

test.describe('the phone menu', () => {
  test.use({ viewport: phone });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('is closed at first, and the wide navigation is gone', async ({ page }) => {
    await expect(menuButton(page)).toBeVisible();
    await expect(mainNavigation(page)).toHaveCount(0);
  });

  test('opens by Enter; Escape closes it and returns to the button', async ({ page }) => {
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    const links = mainNavigation(page).getByRole('link');
    await expect(links.first()).toBeVisible();

    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(mainNavigation(page)).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
  });

  test('closes by its own button, which returns to the one that opened it', async ({ page }) => {
    await menuButton(page).focus();
    await page.keyboard.press('Space');
    const close = page.getByRole('button', { name: 'Close menu' });
    await close.focus();
    await page.keyboard.press('Enter');
    await expect(mainNavigation(page)).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
  });

  test('closes when a link in it is followed by keyboard', async ({ page }) => {
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await mainNavigation(page).getByRole('link', { name: 'Pricing' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/#pricing');
    await expect(mainNavigation(page)).toHaveCount(0);
    await expect(headingAt(page, 'pricing')).toBeInViewport();
  });

  test('closes when the page beside it is pressed', async ({ page }) => {
    await menuButton(page).click();
    await expect(mainNavigation(page)).toBeVisible();
    await page.mouse.click(phone.width / 2, phone.height - 20);
    await expect(mainNavigation(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });

  test('closes when the window grows', async ({ page }) => {
    await menuButton(page).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(mainNavigation(page)).toHaveCount(1);
    await expect(menuButton(page)).toBeHidden();

    await page.setViewportSize(phone);
    await expect(menuButton(page)).toBeVisible();
    await expect(mainNavigation(page)).toHaveCount(0);
  });
});

test.describe('the skip link', () => {
  for (const path of ['/', '/projects', '/portfolio', '/terms', '/privacy', '/nope', '/500']) {
    test(`is the first stop on ${path} and leads past the header`, async ({ page }) => {
      await page.goto(path);
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expect(skip).not.toBeInViewport();
    });
  }
});
