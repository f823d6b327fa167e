import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { parse } from 'yaml';
import type { CaseStudy } from '../src/schema/records.ts';
import { expect, test } from './support/test.ts';

const studies: CaseStudy[] = parse(
  readFileSync(new URL('../src/content/case-studies.yaml', import.meta.url), 'utf8'),
);

const schedulingPage = 'https://calendar.closewell.example/discovery-call';

const headlines = [
  { industry: 'B2B SaaS', headline: '+212% qualified pipeline', timeframe: '60 days' },
  { industry: 'Professional Services', headline: '$420k new revenue', timeframe: '90 days' },
  { industry: 'E-commerce', headline: '3.4x blended ROAS', timeframe: '90 days' },
];

/** How bright the ground of a part is, from 0 (black) to 1 (white). */
function brightness(part: Locator): Promise<number> {
  return part.evaluate((element) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas to paint the color on');
    context.fillStyle = getComputedStyle(element).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  });
}

async function centerOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (!box) throw new Error('Not on the page');
  return box.x + box.width / 2;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/projects');
});

test('the header has a navigation of its own', async ({ page, isMobile }) => {
  const header = page.getByRole('banner');
  if (isMobile) await header.getByRole('button', { name: 'Menu', exact: true }).click();
  const links = header.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Case Studies', 'Portfolio', 'Back to Home']);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/projects',
    '/portfolio',
    '/',
  ]);
  await expect(links.first()).toHaveAttribute('aria-current', 'page');
});

test('the hero promises real results and offers a call', async ({ page }) => {
  const hero = page.getByRole('main').getByRole('region', {
    name: 'Real results from real clients',
  });
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
    'Real results from real clients',
  );
  await expect(hero.getByRole('link', { name: 'Book a call' })).toHaveAttribute(
    'href',
    `${schedulingPage}?utm_source=website&utm_medium=cta&utm_content=case-studies-hero`,
  );
});

test('there are three cases, those of the landing page', async ({ page }) => {
  const cases = page.getByRole('article');
  await expect(cases).toHaveCount(3);
  for (const [index, { industry, headline, timeframe }] of headlines.entries()) {
    await expect(cases.nth(index)).toContainText(industry);
    await expect(cases.nth(index)).toContainText(headline);
    await expect(cases.nth(index)).toContainText(timeframe);
  }
});

for (const [index, study] of studies.entries()) {
  test.describe(`case ${index + 1}, ${study.industry}`, () => {
    test('shows its title, company and description', async ({ page }) => {
      const article = page.getByRole('region', { name: study.title });
      await expect(article.getByRole('heading', { level: 2 })).toHaveText(study.title);
      await expect(article.getByText(study.industry, { exact: true })).toBeVisible();
      await expect(article).toContainText(study.company);
      await expect(article.getByText(study.description)).toBeVisible();
    });

    test('shows four metrics', async ({ page }) => {
      const article = page.getByRole('region', { name: study.title });
      const tiles = article.getByRole('list', { name: 'Figures' }).getByRole('listitem');
      expect(study.metrics).toHaveLength(4);
      await expect(tiles).toHaveText(study.metrics.map(({ value, label }) => `${label}: ${value}`));
      for (const tile of await tiles.all()) await expect(tile).toBeVisible();
    });

    test('shows a described picture that loads', async ({ page }) => {
      const picture = page
        .getByRole('region', { name: study.title })
        .getByRole('img', { name: study.image.alt, exact: true });
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(picture).toBeVisible();
    });

    test('tells challenge, solution and outcome', async ({ page }) => {
      const article = page.getByRole('region', { name: study.title });
      await expect(article.getByRole('heading', { level: 3 })).toHaveText([
        'Challenge',
        'Solution',
        'Outcome',
      ]);
      for (const text of [study.challenge, study.solution, study.outcome]) {
        await expect(article.getByText(text)).toBeVisible();
      }
    });

    test('leads to a call about it and to more projects', async ({ page }) => {
      const article = page.getByRole('region', { name: study.title });
      await expect(article.getByRole('link', { name: 'See if we can help you' })).toHaveAttribute(
        'href',
        `${schedulingPage}?utm_source=website&utm_medium=cta&utm_content=case-${study.id}`,
      );
      await expect(article.getByRole('link', { name: 'View More Projects' })).toHaveAttribute(
        'href',
        '/portfolio',
      );
    });
  });
}

test('the pictures alternate between the right and the left on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const sides: string[] = [];
  for (const { title, image } of studies) {
    const article = page.getByRole('region', { name: title });
    const picture = await centerOf(article.getByRole('img', { name: image.alt, exact: true }));
    const heading = await centerOf(article.getByRole('heading', { level: 2 }));
    sides.push(picture > heading ? 'right' : 'left');
  }
  expect(sides).toEqual(['right', 'left', 'right']);
});

test('the index below the hero leads to each case', async ({ page }) => {
  const index = page.getByRole('navigation', { name: 'The three cases' }).getByRole('link');
  await expect(index).toContainText(headlines.map(({ industry }) => industry));
  for (const [place, { title }] of studies.entries()) {
    await index.nth(place).click();
    await expect(
      page.getByRole('region', { name: title }).getByRole('heading', { level: 2 }),
    ).toBeInViewport({ ratio: 1 });
  }
});

test('a dark closing call offers a call and the full portfolio', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const call = page.getByRole('region', { name: 'Ready to see similar results?' });
  await expect(call.getByRole('heading', { level: 2 })).toHaveText('Ready to see similar results?');
  await expect(call.getByRole('link', { name: 'Book a call' })).toHaveAttribute(
    'href',
    `${schedulingPage}?utm_source=website&utm_medium=cta&utm_content=case-studies-closing`,
  );
  await expect(call.getByRole('link', { name: 'View Full Portfolio' })).toHaveAttribute(
    'href',
    '/portfolio',
  );
  expect(await brightness(call)).toBeLessThan(0.25);
  const firstCase = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('article') });
  expect(await brightness(firstCase.first())).toBeGreaterThan(0.8);
});
