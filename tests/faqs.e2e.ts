import type { Page } from '@playwright/test';
import { faqs as copy } from './fixtures/content/copy/home.ts';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use(onFixtureSite);

const { faqs } = fixtureSite;
const [first, second, third, last] = ['start', 'long-word', 'cost', 'end'];

const sectionOf = (page: Page) => page.getByRole('region', { name: copy.title });
const faqOf = (id = '') => faqs.find((faq) => faq.id === id) ?? { question: '', answer: '' };
const question = (page: Page, id?: string) =>
  sectionOf(page).getByRole('heading', { name: faqOf(id).question, exact: true });
const answer = (page: Page, id?: string) => sectionOf(page).getByText(faqOf(id).answer);

async function expectOpen(page: Page, open: readonly (string | undefined)[]) {
  for (const { id } of faqs) {
    await expect(answer(page, id), id).toBeVisible({ visible: open.includes(id) });
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first answer is open, and each opens and closes by itself', async ({ page }) => {
    await page.goto('/');
    await expectOpen(page, [first]);
    await question(page, second).click();
    await question(page, last).click();
    await expectOpen(page, [first, second, last]);
    await question(page, second).click();
    await question(page, first).click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expectOpen(page, [second, last]);
  });
});

test('a link to an answer opens it, on arrival and later @phone', async ({ page }) => {
  await page.goto(`/#faq-${third}`);
  await expectOpen(page, [first, third]);
  await expect(question(page, third)).toBeInViewport();
  await page.evaluate((href) => {
    document.body.prepend(Object.assign(document.createElement('a'), { href, text: 'link' }));
  }, `#faq-${last}`);
  const link = page.getByRole('link', { name: 'link', exact: true });
  await link.click();
  await expectOpen(page, [first, third, last]);
  await question(page, last).click();
  await expectOpen(page, [first, third]);
  await link.click();
  await expectOpen(page, [first, third, last]);
  await page.goto('/?another#%E0%A4%A');
  await expectOpen(page, [first]);
});
