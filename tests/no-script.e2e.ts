import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { calculator as calculatorCopy } from '../src/content/copy/calculator.ts';
import * as caseStudies from '../src/content/copy/case-studies.ts';
import * as home from '../src/content/copy/home.ts';
import * as portfolio from '../src/content/copy/portfolio.ts';
import type { CaseStudy, Faq, Plan, Project, Testimonial } from '../src/schema/records.ts';
import { projectCount } from './support/records.ts';
import { expect, test } from './support/test.ts';

function records<Content>(file: string): Content[] {
  return parse(readFileSync(new URL(`../src/content/${file}`, import.meta.url), 'utf8'));
}

const studies = records<CaseStudy>('case-studies.yaml');
const faqs = records<Faq>('faqs.yaml');
const plans = records<Plan>('plans.yaml');
const projects = records<Project>('projects.yaml');
const testimonials = records<Testimonial>('testimonials.yaml');

const schedulingPage = 'https://calendar.closewell.example/discovery-call';

const texts: Record<string, string[]> = {
  '/': [
    home.hero.lead,
    ...home.hero.stats.map(({ label }) => label),
    ...home.outcomes.items.flatMap(({ title, text }) => [title, text]),
    ...home.how.steps.flatMap(({ title, text }) => [title, text]),
    ...studies.map(({ results }) => results.summary),
    ...testimonials.flatMap(({ name, quote }) => [name, quote]),
    ...plans.flatMap(({ description, features }) => [description, ...features]),
    ...faqs.map(({ question }) => question),
    home.booking.title,
    home.booking.lead,
  ],
  '/projects': [
    'Real results from real clients',
    ...studies.flatMap((study) => [study.title, study.description]),
    ...studies.flatMap((study) => [study.challenge, study.solution, study.outcome]),
    caseStudies.closing.title,
  ],
  '/portfolio': [
    portfolio.hero.title,
    ...projects.flatMap((project) => [project.title, project.description]),
    'Ready to be our next success story?',
  ],
  '/terms': ['1. Acceptance', '7. Limitation of Liability', '12. Contact Information'],
  '/privacy': ['1. Information We Collect', '6. Cookies', '11. Contact'],
  '/nope': ['404', 'Oops! Page not found', 'Return to Home'],
  '/500': ['Unexpected Application Error!', 'The page could not be loaded.', 'Return to Home'],
};

test.describe('every page', () => {
  test.use({ allowedConsole: [/responded with a status of 404/] });

  for (const [path, expected] of Object.entries(texts)) {
    test(`${path} shows its text`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      for (const text of expected) {
        await expect(main.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
      }
      const unseen = await main
        .getByRole('heading')
        .evaluateAll((all) =>
          all
            .filter((heading) => !heading.checkVisibility({ opacityProperty: true }))
            .map((heading) => heading.textContent),
        );
      expect(unseen, 'headings that wait for a script').toEqual([]);
    });

    test(`${path} leads to the scheduling page`, async ({ page }) => {
      await page.goto(path);
      const calls = page.getByRole('link', { name: 'Book a call' });
      expect(await calls.count()).toBeGreaterThanOrEqual(2);
      for (const call of await calls.all()) {
        const url = new URL((await call.getAttribute('href')) ?? '');
        expect(url.origin + url.pathname).toBe(schedulingPage);
        expect(url.searchParams.get('utm_content')).toMatch(/^[a-z-]+$/);
      }
    });
  }
});

test('the legal pages carry a date and every page a year', async ({ page }) => {
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path);
    await expect(page.getByText('Last updated:')).toHaveText(
      /^Last updated: [A-Z][a-z]+ \d{1,2}, 20\d\d$/,
    );
    await expect(page.getByRole('contentinfo')).toContainText(/© 20\d\d Closewell/);
  }
});

test('questions open and close, several at once', async ({ page }) => {
  await page.goto('/');
  const [first, second, third] = faqs as [Faq, Faq, Faq];
  await expect(page.getByText(first.answer)).toBeVisible();
  await expect(page.getByText(second.answer)).toBeHidden();
  await page.getByText(second.question).click();
  await page.getByText(third.question).click();
  for (const { answer } of [first, second, third]) {
    await expect(page.getByText(answer)).toBeVisible();
  }
  await page.getByText(first.question).click();
  await expect(page.getByText(first.answer)).toBeHidden();
});

test('prices switch between monthly and yearly', async ({ page }) => {
  await page.goto('/');
  const pricing = page.getByRole('region', { name: home.pricing.title });
  await expect(pricing.getByText('$8,575', { exact: true })).toBeVisible();
  await expect(pricing.getByText('$6,860', { exact: true })).toBeHidden();
  await pricing.getByText('Yearly').click();
  await expect(pricing.getByText('$6,860', { exact: true })).toBeVisible();
  await expect(pricing.getByText('$8,575', { exact: true })).toBeHidden();
  await pricing.getByText('Monthly', { exact: true }).click();
  await expect(pricing.getByText('$8,575', { exact: true })).toBeVisible();
});

test('the phone menu opens, leads on and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(navigation).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(navigation.getByRole('link')).toHaveText([
    'Outcomes',
    'How it works',
    'Portfolio',
    'Pricing',
    'FAQs',
  ]);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(navigation).toHaveCount(0);

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await navigation.getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/portfolio');
});

test('the portfolio shows all projects and no filters, even at a filtered address', async ({
  page,
}) => {
  for (const path of ['/portfolio', '/portfolio?industry=Fintech']) {
    await page.goto(path);
    await expect(page.getByRole('article')).toHaveCount(projectCount);
    for (const project of await page.getByRole('article').all())
      await expect(project).toBeVisible();
    await expect(page.getByText(`${projectCount} of ${projectCount} projects`)).toBeVisible();
    await expect(page.getByRole('group', { name: 'Filter projects' })).toHaveCount(0);
    await expect(page.getByPlaceholder('Search projects...')).toBeHidden();
    await expect(page.getByRole('combobox')).toHaveCount(0);
  }
});

test('the pictures of the portfolio load', async ({ page }) => {
  await page.goto('/portfolio');
  for (const picture of await page.getByRole('article').getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('the calculator shows an example in place of its fields', async ({ page }) => {
  await page.goto('/');
  const calculator = page.getByRole('region', { name: calculatorCopy.title });
  await expect(calculator.getByRole('textbox')).toHaveCount(0);
  await expect(
    calculator.getByText(
      'The figures are for 10 leads a month, an average deal of $5,000 and a close rate of 20%.',
    ),
  ).toBeVisible();
  for (const figure of ['$10,000', '$35,000', '$25,000', '-13%']) {
    await expect(
      calculator.getByRole('status').filter({ visible: true }).getByText(figure, { exact: true }),
      figure,
    ).toBeVisible();
  }
});
