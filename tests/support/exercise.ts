import type { Page } from '@playwright/test';
import { failure } from '../../src/content/copy/failure.ts';
import { shared } from '../../src/content/copy/shared.ts';
import { scrollThrough } from './pages.ts';
import { expect } from './test.ts';

/** Chooses and types something in every field of the page that can be seen. */
async function fillFields(page: Page) {
  const main = page.getByRole('main');
  for (const radio of await main.getByRole('radio').all()) await radio.check({ force: true });
  for (const question of await main.locator('summary').all()) {
    if (await question.isVisible()) await question.click();
  }
  for (const list of await main.getByRole('combobox').all()) await list.selectOption({ index: 1 });
  for (const field of await main.getByRole('textbox').or(main.getByRole('searchbox')).all()) {
    await field.fill('40 of them');
  }
  for (const button of await main.getByRole('button').all()) {
    if (await button.isVisible()) await button.click();
  }
}

async function openMenu(page: Page) {
  const open = page.getByRole('button', { name: shared.menu.open, exact: true });
  if (!(await open.isVisible())) return;
  await open.click();
  await page.getByRole('button', { name: shared.menu.close }).click();
}

/** Opens a page and uses all that it offers, as far as that does not lead away. */
export async function exercise(page: Page, path: string) {
  await page.goto(path);
  await scrollThrough(page);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await fillFields(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openMenu(page);
  await expect(page.getByText(failure.startFailed).filter({ visible: true })).toHaveCount(0);
}
