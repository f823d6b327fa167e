import type { Page } from '@playwright/test';
import { identity } from '../src/content/identity.ts';
import { projectCount } from './support/records.ts';
import { expect, test } from './support/test.ts';

const campaign =
  'utm_source=newsletter&utm_medium=email&utm_campaign=spring%20launch&utm_content=top&ref=x';

const bookingLinks = (page: Page) => page.locator(`a[href^="${identity.schedulingPage}"]`);

async function marksOf(page: Page, place: string) {
  const href = await page.locator(`a[href*="utm_content=${place}"]`).first().getAttribute('href');
  return Object.fromEntries(new URL(href ?? '').searchParams);
}

/** The part that React starts has started. */
const startedPortfolio = (page: Page) =>
  expect(page.locator('astro-island:not([ssr]) [data-portfolio]')).toBeAttached();

const fixed = { utm_source: 'website', utm_medium: 'cta' };
const passedOn = {
  utm_campaign: 'spring launch',
  utm_term: 'source: newsletter, medium: email, content: top',
};

test.describe('a visitor without a campaign', () => {
  for (const path of ['/', '/projects', '/portfolio', '/terms']) {
    test(`finds the fixed marks and nothing else on ${path}`, async ({ page }) => {
      await page.goto(path);
      const hrefs = await bookingLinks(page).evaluateAll((links) =>
        links.map((link) => (link as HTMLAnchorElement).href),
      );
      expect(hrefs.length).toBeGreaterThan(3);
      for (const href of hrefs) {
        expect([...new URL(href).searchParams.keys()]).toEqual([
          'utm_source',
          'utm_medium',
          'utm_content',
        ]);
      }
    });
  }
});

/** Opens an address with a campaign and waits until the page has taken it up. */
async function arrive(page: Page, address: string) {
  await page.goto(address);
  await expect(bookingLinks(page).first()).toHaveAttribute('href', /utm_term=/);
}

test.describe('a visitor from a campaign', () => {
  test('takes it to the scheduling page, beside the fixed marks', async ({ page }) => {
    await arrive(page, `/?${campaign}`);
    expect(await marksOf(page, 'hero')).toEqual({ ...fixed, utm_content: 'hero', ...passedOn });
    expect(await marksOf(page, 'plan-growth')).toMatchObject(passedOn);
  });

  test('keeps it from page to page, in addresses alone', async ({ page, context }) => {
    await arrive(page, `/?${campaign}`);
    await page.getByRole('link', { name: 'See client results' }).click();
    await expect(page).toHaveURL(/\/projects\?utm_source=newsletter&utm_medium=email/);
    expect(new URL(page.url()).searchParams.has('ref')).toBe(false);
    await page.getByRole('link', { name: 'View More Projects' }).first().click();
    await expect(page).toHaveURL(/\/portfolio\?/);
    expect(await marksOf(page, 'portfolio-office-tours')).toMatchObject(passedOn);
    const stored = await page.evaluate(() => localStorage.length + sessionStorage.length);
    expect(stored + (await context.cookies()).length).toBe(0);
  });

  test('keeps it on the way to a section of another page', async ({ page }) => {
    await arrive(page, `/terms?${campaign}`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(/\/\?utm_source=newsletter.*#pricing$/);
    await expect(page.locator('#pricing')).toBeInViewport();
  });

  test('keeps it in links that the portfolio renders later', async ({ page }) => {
    await arrive(page, `/portfolio?${campaign}`);
    await startedPortfolio(page);
    const industry = page.getByRole('combobox', { name: 'Industry' });
    await industry.selectOption('Fintech');
    await expect(page.locator('output')).toHaveText(`2 of ${projectCount} projects`);
    await expect(page).toHaveURL(/utm_source=newsletter.*industry=Fintech/);
    await industry.selectOption('All');
    await expect(page.locator('output')).toHaveText(`${projectCount} of ${projectCount} projects`);
    await page.locator('a[href*="utm_content=portfolio-office-tours"]').focus();
    expect(await marksOf(page, 'portfolio-office-tours')).toMatchObject(passedOn);
  });

  test('never marks mail or another origin', async ({ page }) => {
    await arrive(page, `/?${campaign}`);
    const own = new URL(page.url()).origin;
    const others = await page
      .locator('a[href]')
      .evaluateAll(
        (links, kept) =>
          (links as HTMLAnchorElement[])
            .filter(({ origin, href }) => origin !== kept.own && !href.startsWith(kept.scheduling))
            .map(({ href }) => href),
        { own, scheduling: identity.schedulingPage },
      );
    expect(others.length).toBeGreaterThan(0);
    for (const href of others) expect(href).toBe(`mailto:${identity.email}`);
  });

  test('whose address holds something hostile gets links that hold text', async ({ page }) => {
    const script = '"><script>throw new Error("ran")</script>';
    await arrive(page, `/?utm_source=${encodeURIComponent(script)}&utm_term=${'x'.repeat(5000)}`);
    const marks = await marksOf(page, 'hero');
    expect(marks.utm_term).toContain(`source: ${script}`);
    expect(marks.utm_term?.length).toBeLessThanOrEqual(250);
  });
});

test.describe('the address of a project', () => {
  const card = (page: Page, id: string) => page.locator(`article#${id}`);
  const expectMarked = (page: Page, id: string) =>
    expect(card(page, id)).toHaveCSS('outline-style', 'solid');

  test('scrolls to it and marks it, before and after the portfolio has started', async ({
    page,
  }) => {
    await page.goto('/portfolio#office-tours');
    await expect(card(page, 'office-tours')).toBeInViewport();
    await expectMarked(page, 'office-tours');
    await startedPortfolio(page);
    await expect(card(page, 'office-tours')).toBeInViewport();
    await expectMarked(page, 'office-tours');
    await expect(card(page, 'importer-payments')).toHaveCSS('outline-style', 'none');
  });

  test('keeps the mark when filters take the project away and bring it back', async ({ page }) => {
    await page.goto('/portfolio#office-tours');
    await startedPortfolio(page);
    const industry = page.getByRole('combobox', { name: 'Industry' });
    await industry.selectOption('Fintech');
    await expect(card(page, 'office-tours')).toHaveCount(0);
    await industry.selectOption('All');
    await expect(card(page, 'office-tours')).toHaveCount(1);
    await expectMarked(page, 'office-tours');
  });

  test('with filters beside it shows it in its new place', async ({ page }) => {
    await page.goto('/portfolio?industry=Manufacturing#valve-quote-follow-up');
    await expect(page.locator('output')).toHaveText(`3 of ${projectCount} projects`);
    await expect(card(page, 'valve-quote-follow-up')).toBeInViewport();
    await expectMarked(page, 'valve-quote-follow-up');
  });

  test('hidden by filters beside it shows what they leave', async ({ page }) => {
    await page.goto('/portfolio?industry=Fintech#valve-quote-follow-up');
    await expect(page.locator('output')).toHaveText(`2 of ${projectCount} projects`);
    await expect(page.locator('output')).toBeInViewport();
  });
});

test('the address of a case study scrolls to it', async ({ page }) => {
  await page.goto('/projects#workwear-roas');
  await expect(
    page.getByRole('heading', { level: 2, name: /Same shop, fewer ads/ }),
  ).toBeInViewport();
});

test('the address of an answer opens it', async ({ page }) => {
  await page.goto('/#faq-handover');
  const answer = page.locator('#faq-handover');
  await expect(answer).toHaveAttribute('open');
  await expect(answer).toBeInViewport();
});

test('the files for crawlers and systems are served as what they are', async ({ request }) => {
  const types = {
    '/sitemap.xml': /^(application|text)\/xml/,
    '/robots.txt': /^text\/plain/,
    '/llms.txt': /^text\/plain/,
    '/.well-known/security.txt': /^text\/plain/,
    '/site.webmanifest': /^application\/manifest\+json/,
    '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)/,
    '/icon.svg': /^image\/svg\+xml/,
    '/apple-touch-icon.png': /^image\/png/,
  };
  for (const [path, type] of Object.entries(types)) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toMatch(type);
  }
});
