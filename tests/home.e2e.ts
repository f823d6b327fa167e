import type { Page } from '@playwright/test';
import type { Faq } from '../src/schema/faqs.ts';
import { expectUncovered, openWithFonts } from './support/pages.ts';
import { fixtureSite, onFixtureSite, ownerSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { how } = fixtureSite.copy.home;

test.use(onFixtureSite);

const [first, second, last] = fixtureSite.faqs as [Faq, Faq, Faq];

const question = (page: Page, faq: Faq) =>
  page.getByRole('heading', { name: faq.question, exact: true });

async function expectOpen(page: Page, ...open: Faq[]) {
  for (const faq of fixtureSite.faqs) {
    const answer = page.getByRole('main').getByText(faq.answer);
    await expect(answer, faq.id).toBeVisible({ visible: open.includes(faq) });
  }
}

test('the first answer is open; each question opens and closes its own', {
  tag: '@engines',
}, async ({ page }) => {
  await openWithFonts(page, '/#faqs');
  await expectUncovered(page.locator('#faqs').getByRole('heading', { level: 2 }));
  await expectOpen(page, first);
  await question(page, last).click();
  await expectOpen(page, first, last);
  await question(page, first).click();
  await expectOpen(page, last);
});

test('a link to an answer opens it, on arrival and later', async ({ page }) => {
  await page.goto(`/#faq-${second.id}`);
  await expectOpen(page, first, second);
  await expect(question(page, second)).toBeInViewport();
  await page.evaluate((href) => {
    document.body.prepend(Object.assign(document.createElement('a'), { href, text: 'link' }));
  }, `#faq-${second.id}`);
  await question(page, second).click();
  await expectOpen(page, first);
  await page.getByRole('link', { name: 'link', exact: true }).click();
  await expectOpen(page, first, second);
  await page.goto('/?another#%E0%A4%A');
  await expectOpen(page, first);
});

test("texts can be selected, and 'How it works' leads to a report", async ({ page }) => {
  await openWithFonts(page, '/');
  const texts = fixtureSite.caseStudies.flatMap(({ image }) => image?.caption ?? []);
  texts.push(...fixtureSite.plans.map(({ name }) => name));
  for (const text of texts) {
    const shown = page.getByRole('main').getByText(text, { exact: true }).first();
    await shown.dblclick({ position: { x: 12, y: 12 } });
    expect(await page.evaluate(() => String(getSelection())), text).not.toBe('');
    await expect(page).toHaveURL('/');
  }
  await page.getByRole('link', { name: how.readReport }).first().click();
  const report = page.getByRole('region', { name: 'Report 12, Friday of week 6' });
  await expectUncovered(report.getByRole('heading', { level: 3 }));
});

test.describe("on the owner's site", () => {
  test.use({ baseURL: process.env.BASE_URL });

  test('figures stand where their doors begin, in any window', async ({ page }) => {
    const { wall } = ownerSite.caseStudies.find(({ handover }) => handover) ?? {};
    await openWithFonts(page, '/');
    const doors = page.locator('#how picture img').last();
    const figures = page.locator('#how ol').first().locator('b');
    for (const width of [320, 767, 768, 1280, 2000]) {
      await page.setViewportSize({ width, height: 800 });
      const starts = (width < 768 ? wall?.phoneStarts : wall?.starts) ?? [];
      for (const [index, start] of starts.entries()) {
        const picture = await doors.boundingBox();
        const figure = await figures.nth(index).boundingBox();
        const distance = (figure?.x ?? 0) - (picture?.x ?? 0);
        expect(distance, `${width} pixels`).toBeCloseTo(((picture?.width ?? 0) * start) / 100, 0);
      }
    }
  });
});
