import type { Page } from '@playwright/test';
import { calculator } from '../../src/content/copy/calculator.ts';
import { browser as portfolio } from '../../src/content/copy/portfolio.ts';
import { shared } from '../../src/content/copy/shared.ts';
import { routes } from '../../src/lib/routes.ts';
import { projectCount } from './records.ts';
import { expect } from './test.ts';

/** Every page, the one for a missing address and the failure screen among them. */
export const everyPage = [...Object.values(routes), '/500', '/nowhere'];

/** Scrolls a page from end to end with the pointer on its way over everything in it. */
async function passOver(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += height / 2) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    for (const x of [0.2, 0.5, 0.8]) await page.mouse.move(width * x, height * (0.3 + x / 2));
  }
}

async function openMenu(page: Page) {
  const open = page.getByRole('button', { name: shared.menu.open });
  if (!(await open.isVisible())) return;
  await open.click();
  await page.getByRole('button', { name: shared.menu.close }).click();
}

async function exerciseHome(page: Page) {
  await page.getByRole('radio').last().check({ force: true });
  for (const question of await page.locator('summary').all()) await question.click();
  await page.getByLabel(calculator.fields.leads).fill('40');
  await page.getByLabel(calculator.fields.rate).fill('text');
  await expect(page.locator('output').first()).toHaveText('$0');
}

async function exercisePortfolio(page: Page) {
  await page.getByLabel(portfolio.industryLabel).selectOption('Fintech');
  await page.getByLabel(portfolio.searchLabel).fill('nothing has this');
  await expect(page.getByText(portfolio.empty)).toBeVisible();
  await page.getByRole('button', { name: portfolio.clear }).click();
  await expect(page.getByRole('status').first()).toHaveText(
    `${projectCount} of ${projectCount} projects`,
  );
}

/** Opens a page and uses all that it offers, as far as that does not lead away. */
export async function exerciseAll(page: Page, path: string) {
  await page.goto(path);
  await passOver(page);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await openMenu(page);
  if (path === routes.home) await exerciseHome(page);
  if (path === routes.portfolio) await exercisePortfolio(page);
  for (const key of ['Tab', 'Tab', 'Tab', 'Escape']) await page.keyboard.press(key);
}
