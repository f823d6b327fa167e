import type { Page } from '@playwright/test';
import { openWithFonts } from './support/pages.ts';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { pricing: copy } = fixtureSite.copy.home;

test.use(onFixtureSite);

/** What the fixture's plan cards say about prices: by month, by lead and by year. */
const prices = {
  monthly: [
    '$990 per month $124 a lead',
    '$1,500 per month $75 a lead',
    '$1,250,000 per month $5,208 a lead',
    'Custom',
  ],
  yearly: [
    '$780 per month $97.50 a lead Billed annually, $9,360 for the year Saves 21%',
    '$1,500 per month $75 a lead Billed annually, $18,000 for the year',
    '$1,000,000 per month $4,167 a lead Billed annually, $12,000,000 for the year Saves 20%',
    'Custom',
  ],
};

const period = (page: Page) => page.getByRole('group', { name: copy.periodLabel });
const radio = (page: Page, name: string) => period(page).getByRole('radio', { name });
const cards = (page: Page) =>
  page
    .locator('#pricing li')
    .filter({ has: page.getByRole('link') })
    .filter({ has: page.getByRole('list') });

async function expectPrices(page: Page, shown: 'monthly' | 'yearly') {
  await expect(radio(page, copy[shown])).toBeChecked();
  const pricesShown = () =>
    cards(page).evaluateAll((items) =>
      items.map((item) => {
        // biome-ignore lint/performance/useDomNodeTextContent: hidden prices must not count.
        const { innerText } = item as HTMLElement;
        const parts = /\$[\d,.]+(?: a lead)?|per month|Billed .* year|Saves \d+%|^Custom$/gm;
        return innerText.match(parts)?.join(' ');
      }),
    );
  await expect.poll(pricesShown).toEqual(prices[shown]);
}

test('prices change with the period, by click and by arrow key, and nothing moves', {
  tag: '@engines',
}, async ({ page }) => {
  await openWithFonts(page, '/#pricing');
  await expectPrices(page, 'monthly');
  const boxesOf = () =>
    cards(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => JSON.stringify(link.getBoundingClientRect())));
  const boxes = await boxesOf();
  // The plans save 21%, 0% and 20%.
  await expect(radio(page, copy.yearly)).toHaveAccessibleName(`${copy.yearly} Save up to 21%`);
  await period(page).getByText(copy.yearly).click();
  await expectPrices(page, 'yearly');
  await expect(period(page).getByText('Save up to 21%', { exact: true })).toBeVisible();
  expect(await boxesOf()).toEqual(boxes);
  await radio(page, copy.yearly).press('ArrowLeft');
  await expect(radio(page, copy.monthly)).toBeFocused();
  await expectPrices(page, 'monthly');
});

/** Runs in the page, once while it arrives, when an element is there that matches a selector. */
const runEarly = (page: Page, selector: string, action: 'focus' | 'click') =>
  page.addInitScript(
    ([wanted, method]) => {
      new MutationObserver((_, observer) => {
        const element = document.querySelector<HTMLElement>(wanted);
        if (!element) return;
        observer.disconnect();
        element[method]();
      }).observe(document, { childList: true, subtree: true });
    },
    [selector, action] as const,
  );

test('the address sets the period, unless the visitor has chosen one since', async ({ page }) => {
  await runEarly(page, '[value=monthly]', 'focus');
  await page.goto('/?billing=yearly');
  await expectPrices(page, 'yearly');
  await expect(page).toHaveURL('/?billing=yearly');

  await runEarly(page, 'fieldset:has([value=yearly]:checked) [value=monthly]', 'click');
  await page.reload();
  await expectPrices(page, 'monthly');
  await expect(page).toHaveURL('/');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('prices and buttons stand in rows, and the billing period changes', async ({ page }) => {
    await page.goto('/');
    await expectPrices(page, 'monthly');
    const shown = cards(page)
      .getByText(/^(?:\$[\d,]+|Custom)$/)
      .filter({ visible: true });
    for (const row of [shown, cards(page).getByRole('link')]) {
      // At once, because fonts may arrive meanwhile.
      const tops = await row.evaluateAll((parts) =>
        parts.map((part) => Math.round(part.getBoundingClientRect().top)),
      );
      expect(tops).toHaveLength(4);
      expect(new Set(tops).size).toBe(1);
    }
    await period(page).getByText(copy.yearly).click();
    await expectPrices(page, 'yearly');
  });
});
