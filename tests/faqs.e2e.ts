import type { Page } from '@playwright/test';
import { faqs as copy } from './fixtures/content/copy/home.ts';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use(onFixtureSite);

const { faqs } = fixtureSite;
const [first, third, last] = ['start', 'cost', 'end'];

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
  await question(page, first).click();
  await question(page, last).click();
  await expectOpen(page, [third]);
  await link.click();
  await expectOpen(page, [third, last]);
  await page.goto('/?another#%E0%A4%A');
  await expectOpen(page, [first]);
});
