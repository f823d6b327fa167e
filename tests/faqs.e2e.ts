import type { Page } from '@playwright/test';
import type { Faq } from '../src/schema/faqs.ts';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use(onFixtureSite);

const [first, second, last] = fixtureSite.faqs as [Faq, Faq, Faq];

const question = (page: Page, faq: Faq) =>
  page.getByRole('heading', { name: faq.question, exact: true });

async function expectOpen(page: Page, ...open: Faq[]) {
  for (const faq of fixtureSite.faqs) {
    const answer = page.locator('#faqs').getByText(faq.answer);
    await expect(answer, faq.id).toBeVisible({ visible: open.includes(faq) });
  }
}

test('a link to an answer opens it, on arrival and later', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`/#faq-${second.id}`);
  await expectOpen(page, first, second);
  await expect(question(page, second)).toBeInViewport();
  await page.evaluate((href) => {
    document.body.prepend(Object.assign(document.createElement('a'), { href, text: 'link' }));
  }, `#faq-${last.id}`);
  const link = page.getByRole('link', { name: 'link', exact: true });
  await link.click();
  await expectOpen(page, first, second, last);
  await question(page, first).click();
  await question(page, last).click();
  await expectOpen(page, second);
  await link.click();
  await expectOpen(page, second, last);
  await page.goto('/?another#%E0%A4%A');
  await expectOpen(page, first);
});
