import { calculator } from '../src/content/copy/calculator.ts';
import * as home from '../src/content/copy/home.ts';
import { browser } from '../src/content/copy/portfolio.ts';
import { shared } from '../src/content/copy/shared.ts';
import { identity } from '../src/content/identity.ts';
import { countedText } from '../src/lib/counted-text.ts';
import { everyPath, missingPageMessage } from './support/pages.ts';
import { ownSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

// What works without scripts at every site; the prices and answers have tests of their own beside.
test.use({ allowedConsole: missingPageMessage });

for (const path of everyPath) {
  test(`${path} shows its text and leads to a call`, async ({ page }) => {
    await page.goto(path);
    const unseen = await page
      .getByRole('main')
      .locator('h1, h2, h3, p, li')
      .evaluateAll((all) =>
        all
          .filter((part) => !part.closest('details:not([open]), fieldset, astro-island'))
          .filter((part) => part.textContent.trim() !== '')
          .filter((part) => {
            const hidden = part.checkVisibility({ visibilityProperty: true }) === false;
            const transparent = !part.checkVisibility({ opacityProperty: true });
            return transparent && !hidden;
          })
          .map((part) => part.textContent.trim().slice(0, 60)),
      );
    expect(unseen, 'texts that wait for a script').toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const call = page.getByRole('link', { name: shared.bookACall }).first();
    const { host } = new URL((await call.getAttribute('href')) ?? '');
    expect(host).toBe(new URL(identity.schedulingPage).host);
    await expect(page.getByRole('contentinfo')).toContainText(/© 20\d\d/);
  });
}

test('every section of the landing page can be seen', async ({ page }) => {
  await page.goto('/');
  const { plans, faqs, testimonials, caseStudies } = ownSite;
  const main = page.getByRole('main');
  for (const text of [
    home.hero.lead,
    ...home.outcomes.items.map(({ title }) => title),
    ...home.how.steps.map(({ title }) => title),
    ...caseStudies.map(({ results }) => results.summary.trim()),
    ...testimonials.map(({ name }) => name),
    ...plans.map(({ description }) => description.trim()),
    ...faqs.map(({ question }) => question),
    ...faqs.slice(0, 1).map(({ answer }) => answer.trim()),
    home.booking.title,
  ]) {
    await expect(main.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
  }
});

test('case studies and projects show all that they hold, with their pictures', async ({ page }) => {
  for (const [path, records] of [
    ['/projects', ownSite.caseStudies],
    ['/portfolio', ownSite.projects],
    ['/portfolio?industry=Fintech', ownSite.projects],
  ] as const) {
    await page.goto(path);
    const articles = page.getByRole('article');
    await expect(articles).toHaveCount(records.length);
    for (const [index, { title, company, description, counted }] of records.entries()) {
      const article = articles.nth(index);
      for (const text of [title, company, description.trim()]) {
        await expect(article.getByText(text).filter({ visible: true }).first()).toBeVisible();
      }
      const picture = article.getByRole('img', {
        name: countedText(counted, shared.counted),
        exact: true,
      });
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .not.toBe(0);
    }
  }
  await expect(page.getByRole('group', { name: browser.filtersLabel })).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test('the calculator shows an example in place of its fields', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: calculator.title });
  await expect(section.getByRole('textbox')).toHaveCount(0);
  const example = calculator.withoutScripts
    .replace('{leads}', '10')
    .replace('{deal}', '$5,000')
    .replace('{rate}', '20');
  await expect(section.getByText(example)).toBeVisible();
  await expect(section.getByRole('status', { name: calculator.results.annualRoi })).toHaveText(
    '-13%',
  );
});

test('the phone menu opens, leads on and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const navigation = page.getByRole('banner').getByRole('navigation', { name: shared.menu.label });
  const open = page.getByRole('button', { name: shared.menu.open, exact: true });
  await expect(navigation).toHaveCount(0);
  await open.click();
  await page.getByRole('button', { name: shared.menu.close }).click();
  await expect(navigation).toHaveCount(0);
  await open.click();
  await navigation.getByRole('link', { name: shared.navigation.portfolio }).click();
  await expect(page).toHaveURL('/portfolio');
});
