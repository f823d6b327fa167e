import type { Page } from '@playwright/test';
import type { Faq } from '../src/schema/records.ts';
import { faqs } from './support/records.ts';
import { expect, test } from './support/test.ts';

const [first, second, , , last] = faqs as [Faq, Faq, Faq, Faq, Faq];

const sectionOf = (page: Page) => page.getByRole('region', { name: 'Asked before the first call' });
const question = (page: Page, { question: name }: Faq) =>
  sectionOf(page).getByRole('heading', { name, exact: true });
const answer = (page: Page, { answer: text }: Faq) => sectionOf(page).getByText(text);

async function expectOpen(page: Page, open: readonly Faq[]) {
  for (const faq of faqs) {
    await expect(answer(page, faq), faq.question).toBeVisible({ visible: open.includes(faq) });
  }
}

test('five questions stand in the page and only the first is answered from the start', async ({
  page,
}) => {
  await page.goto('/');
  await expect(sectionOf(page).getByRole('heading', { level: 3 })).toHaveText(
    faqs.map((faq) => faq.question),
  );
  expect(faqs).toHaveLength(5);
  await expectOpen(page, [first]);
});

test('several answers are open together, and each closes by itself', async ({ page }) => {
  await page.goto('/');
  await question(page, second).click();
  await question(page, last).click();
  await expectOpen(page, [first, second, last]);

  await question(page, second).click();
  await expectOpen(page, [first, last]);
  await question(page, first).click();
  await question(page, last).click();
  await expectOpen(page, []);
});

test('the keyboard reaches each question and opens and closes its answer', async ({ page }) => {
  await page.goto('/');
  await question(page, first).locator('..').focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, []);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectOpen(page, [second]);
  await page.keyboard.press('Enter');
  await expectOpen(page, []);
});

for (const faq of faqs) {
  test(`an address with #faq-${faq.id} opens that answer and brings it into view`, async ({
    page,
  }) => {
    await page.goto(`/#faq-${faq.id}`);
    await expect(answer(page, faq)).toBeVisible();
    await expect(question(page, faq)).toBeInViewport();
  });
}

test('an answer opens when the address changes to it while the page is shown', async ({ page }) => {
  await page.goto('/');
  await page.evaluate((id) => {
    window.location.hash = `faq-${id}`;
  }, last.id);
  await expectOpen(page, [first, last]);
});

for (const fragment of ['faq-', 'faq-nothing', '%E0%A4%A', '"]', 'content', 'faqs']) {
  test(`an address with #${fragment} leaves the answers as they are`, async ({ page }) => {
    await page.goto(`/#${fragment}`);
    await expectOpen(page, [first]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the answers open and close all the same', async ({ page }) => {
    await page.goto('/');
    await expectOpen(page, [first]);
    await question(page, last).click();
    await expectOpen(page, [first, last]);
    await question(page, first).click();
    await expectOpen(page, [last]);
  });
});
