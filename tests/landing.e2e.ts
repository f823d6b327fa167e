import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { calculator as calculatorCopy } from '../src/content/copy/calculator.ts';
import * as copy from '../src/content/copy/home.ts';
import type { Faq, Testimonial } from '../src/schema/records.ts';
import { expect, test } from './support/test.ts';

function records<Content>(file: string): Content[] {
  return parse(readFileSync(new URL(`../src/content/${file}`, import.meta.url), 'utf8'));
}

const testimonials = records<Testimonial>('testimonials.yaml');
const questions = records<Faq>('faqs.yaml');

const schedulingPage = 'https://calendar.closewell.example/discovery-call';
const contactLink = 'mailto:hello@closewell.example';

/** The scheduling page, and the place that the link names. */
async function expectBooking(link: Locator, place: string | RegExp) {
  const href = (await link.getAttribute('href')) ?? '';
  const { origin, pathname, searchParams } = new URL(href);
  expect(origin + pathname).toBe(schedulingPage);
  expect(Object.fromEntries(searchParams)).toEqual({
    utm_source: 'website',
    utm_medium: 'cta',
    utm_content: expect.stringMatching(place),
  });
}

function section(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('region', { name });
}

test.describe('the landing page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('has twelve sections in order, seven of them with an anchor', async ({ page }) => {
    const main = page.getByRole('main').getByRole('region');
    const expected = [
      { title: 'Qualified leads, ready to close.', anchor: null },
      { title: copy.outcomes.title, anchor: 'outcomes' },
      { title: copy.how.title, anchor: 'how' },
      { title: copy.results.title, anchor: 'results' },
      { title: copy.testimonials.title, anchor: 'testimonials' },
      { title: copy.pricing.title, anchor: 'pricing' },
      { title: calculatorCopy.title, anchor: null },
      { title: copy.faqs.title, anchor: 'faqs' },
      { title: copy.booking.title, anchor: 'book' },
    ];
    await expect(main).toHaveCount(expected.length);
    for (const [index, { title, anchor }] of expected.entries()) {
      await expect(main.nth(index)).toHaveAccessibleName(title);
      expect(await main.nth(index).getAttribute('id')).toBe(anchor);
    }

    const footer = page.getByRole('contentinfo');
    const stacked = [
      page.getByRole('banner'),
      ...(await main.all()),
      footer.getByRole('region'),
      footer.getByRole('navigation', { name: 'Explore' }),
    ];
    expect(stacked).toHaveLength(12);
    const tops: number[] = [];
    for (const part of stacked) tops.push((await part.boundingBox())?.y ?? Number.NaN);
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
    expect(new Set(tops).size).toBe(12);
  });

  test('has the navigation and the call in its header', async ({ page, isMobile }) => {
    const header = page.getByRole('banner');
    if (isMobile) await header.getByRole('button', { name: 'Menu', exact: true }).click();
    const links = header.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(['Outcomes', 'How it works', 'Portfolio', 'Pricing', 'FAQs']);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['#outcomes', '#how', '/portfolio', '#pricing', '#faqs']);
    await page.keyboard.press('Escape');
    await expectBooking(header.getByRole('link', { name: 'Book a call' }), 'header');
  });

  test('opens with the pitch and four stat tiles', async ({ page }) => {
    const hero = section(page, 'Qualified leads, ready to close.');
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
      'Qualified leads, ready to close.',
    );
    const tiles = hero
      .getByRole('list', { name: 'Average results across clients' })
      .getByRole('listitem');
    await expect(tiles).toHaveText([
      '3–7x average ROI in 90 days',
      '14 days typical time to first leads',
      '82% show-up rate to meetings',
      '+38% average deal velocity increase',
    ]);
    await expectBooking(hero.getByRole('link', { name: 'Book a call' }), 'hero');
    await expect(hero.getByRole('link', { name: 'See client results' })).toHaveAttribute(
      'href',
      '/projects',
    );
  });

  test('names four outcomes', async ({ page }) => {
    const outcomes = section(page, copy.outcomes.title);
    await expect(outcomes.getByRole('heading', { level: 3 })).toHaveText(
      [
        'sales-ready opportunities',
        'pipeline on autopilot',
        'more time to close',
        'predictable growth',
      ],
      { ignoreCase: true },
    );
    for (const { text } of copy.outcomes.items)
      await expect(outcomes.getByText(text)).toBeVisible();
  });

  test('explains three steps and offers a walkthrough', async ({ page }) => {
    const how = section(page, copy.how.title);
    await expect(how.getByRole('heading', { level: 3 })).toHaveText(
      ['attract the right buyers', 'qualify on autopilot', 'hand off to your team'],
      { ignoreCase: true },
    );
    await expect(how.getByRole('listitem')).toHaveCount(3);
    for (const { text } of copy.how.steps) await expect(how.getByText(text)).toBeVisible();
    await expectBooking(how.getByRole('link', { name: 'Book a walkthrough' }), 'how-it-works');
  });

  test('shows three results that lead to their case studies', async ({ page }) => {
    const results = section(page, copy.results.title);
    const cards = results.getByRole('listitem').filter({ has: page.getByRole('link') });
    await expect(cards).toHaveCount(3);
    const expected = [
      { industry: 'B2B SaaS', result: '+212% qualified pipeline', timeframe: '60 days' },
      { industry: 'Professional Services', result: '$420k new revenue', timeframe: '90 days' },
      { industry: 'E-commerce', result: '3.4x blended ROAS', timeframe: '90 days' },
    ];
    for (const [index, { industry, result, timeframe }] of expected.entries()) {
      const card = cards.nth(index);
      await expect(card).toContainText(industry);
      await expect(card).toContainText(result);
      await expect(card).toContainText(timeframe);
      await expect(card.getByRole('link')).toHaveAttribute('href', /^\/projects#[a-z-]+$/);
    }
    await expect(results.getByRole('link', { name: 'See all case studies' })).toHaveAttribute(
      'href',
      '/projects',
    );
  });

  test('brings a visitor from a result to its case study', async ({ page }) => {
    const card = section(page, copy.results.title)
      .getByRole('listitem')
      .filter({ hasText: '$420k new revenue' });
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/projects#[a-z-]+$/);
    const study = page.getByRole('article').filter({ hasText: '$420k new revenue' });
    await expect(study.getByRole('heading', { level: 2 })).toBeInViewport();
  });

  test('quotes three clients with name, role and initials', async ({ page }) => {
    const quotes = section(page, copy.testimonials.title).getByRole('figure');
    await expect(quotes).toHaveCount(3);
    expect(testimonials).toHaveLength(3);
    for (const [index, { quote, name, role, initials }] of testimonials.entries()) {
      const figure = quotes.nth(index);
      await expect(figure.getByRole('blockquote')).toHaveText(`“${quote}”`);
      await expect(figure.getByText(name, { exact: true })).toBeVisible();
      await expect(figure.getByText(role, { exact: true })).toBeVisible();
      await expect(figure.getByText(initials, { exact: true })).toBeVisible();
    }
  });

  test('offers three plans with their prices, features and calls', async ({ page }) => {
    const pricing = section(page, copy.pricing.title);
    await expect(pricing.getByRole('heading', { level: 3 })).toHaveText([
      'Starter',
      'Growth',
      'Scale',
    ]);
    const plans = [
      {
        name: 'Starter',
        price: '$4,580 per month',
        action: 'Start Growing',
        features: [
          '12 qualified leads/month',
          'basic lead scoring',
          'email and LinkedIn outreach',
          '2x weekly reports',
        ],
      },
      {
        name: 'Growth',
        price: '$8,575 per month',
        action: 'Accelerate Growth',
        features: [
          '30 qualified leads/month',
          'advanced AI lead scoring',
          'multi-channel campaigns',
          'custom qualification criteria',
          'real-time pipeline analytics',
          '2x weekly reports',
        ],
      },
      {
        name: 'Scale',
        price: 'Custom',
        action: 'Custom Pricing',
        features: [
          'custom leads',
          'custom AI models',
          'dedicated account team',
          'white-label',
          'API access',
          'custom reporting dashboard',
        ],
      },
    ];
    for (const { name, price, action, features } of plans) {
      const plan = pricing.getByRole('listitem', { name, exact: true });
      await expect(plan.getByRole('paragraph').filter({ visible: true }).first()).toHaveText(price);
      await expect(
        plan.getByRole('list', { name: `What ${name} includes` }).getByRole('listitem'),
      ).toHaveText(features, { ignoreCase: true });
      await expectBooking(plan.getByRole('link', { name: action }), `plan-${name.toLowerCase()}`);
    }
  });

  test('marks Growth alone as popular', async ({ page }) => {
    const pricing = section(page, copy.pricing.title);
    await expect(pricing.getByText('Most popular')).toHaveCount(1);
    const growth = pricing.getByRole('listitem', { name: 'Growth', exact: true });
    await expect(growth.getByText('Most popular')).toBeVisible();
  });

  test('shows monthly prices first and yearly prices with their saving on request', async ({
    page,
  }) => {
    const pricing = section(page, copy.pricing.title);
    const period = pricing.getByRole('group', { name: 'Billing period' });
    await expect(period.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(pricing.getByText('Billed annually')).toHaveCount(2);
    for (const note of await pricing.getByText('Billed annually').all()) {
      await expect(note).toBeHidden();
    }

    await expect(period.getByText('Save 20%')).toBeVisible();
    await period.getByText('Yearly').click();
    await expect(period.getByRole('radio', { name: 'Yearly Save 20%' })).toBeChecked();
    for (const [name, price, before] of [
      ['Starter', '$3,664', '$4,580'],
      ['Growth', '$6,860', '$8,575'],
    ] as const) {
      const plan = pricing.getByRole('listitem', { name, exact: true });
      await expect(plan.getByText(price, { exact: true })).toBeVisible();
      await expect(plan.getByText(before, { exact: true })).toBeHidden();
      await expect(plan.getByText('Billed annually')).toBeVisible();
      await expect(plan.getByText(/^Saves \d+%$/)).toBeVisible();
    }
    const scale = pricing.getByRole('listitem', { name: 'Scale', exact: true });
    await expect(scale.getByText('Custom', { exact: true })).toBeVisible();
    await expect(scale.getByText(/Billed|Saves/)).toHaveCount(0);

    await page.keyboard.press('ArrowLeft');
    await expect(period.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(pricing.getByText('$4,580', { exact: true })).toBeVisible();
    await expect(pricing.getByText('$3,664', { exact: true })).toBeHidden();
  });

  test('works out the return of the default inputs', async ({ page }) => {
    const calculator = section(page, calculatorCopy.title);
    await expect(calculator.getByLabel('Current leads per month')).toHaveValue('10');
    await expect(calculator.getByLabel('Average deal value ($)')).toHaveValue('5000');
    await expect(calculator.getByLabel('Close rate (%)')).toHaveValue('20');
    const figures = calculator.getByRole('status').filter({ visible: true, hasText: /\d/ });
    await expect
      .poll(async () => (await figures.allTextContents()).toSorted())
      .toEqual(['$10,000', '$35,000', '$25,000', '35', '-13%'].toSorted());
    await expect(calculator).toContainText(
      'Based on average client results of 3.5x pipeline improvement.',
    );
  });

  test('answers five questions, the first open, several at once', async ({ page }) => {
    const faqs = section(page, copy.faqs.title);
    const items = faqs.getByRole('group');
    await expect(items).toHaveCount(5);
    await expect(faqs.getByRole('heading', { level: 3 })).toHaveText(
      questions.map(({ question }) => question),
    );
    const answers = questions.map(({ answer }) => faqs.getByText(answer));
    for (const [index, answer] of answers.entries()) {
      await expect(answer).toBeVisible({ visible: index === 0 });
    }

    const [first, second, third] = questions.map(({ question }) => faqs.getByText(question));
    await second?.click();
    await third?.click();
    for (const [index, answer] of answers.entries()) {
      await expect(answer).toBeVisible({ visible: index < 3 });
    }
    await first?.click();
    await second?.click();
    for (const [index, answer] of answers.entries()) {
      await expect(answer).toBeVisible({ visible: index === 2 });
    }
  });

  test('ends with a call, a way back to the plans and the address', async ({ page }) => {
    const booking = section(page, copy.booking.title);
    await expectBooking(booking.getByRole('link', { name: 'Book a call' }), 'book');
    await expect(booking.getByRole('link', { name: 'hello@closewell.example' })).toHaveAttribute(
      'href',
      contactLink,
    );
    await booking.getByRole('link', { name: 'Compare plans' }).click();
    await expect(page).toHaveURL('/#pricing');
    await expect(page.getByRole('heading', { name: copy.pricing.title })).toBeInViewport();
  });

  test('closes with the tagline and both ways to get in touch', async ({ page }) => {
    const band = page.getByRole('contentinfo').getByRole('region');
    await expect(band.getByText('Qualified leads. Predictable growth.')).toBeVisible();
    await expect(band.getByRole('link', { name: 'hello@closewell.example' })).toHaveAttribute(
      'href',
      contactLink,
    );
    await expectBooking(band.getByRole('link', { name: 'Book a call' }), 'footer');
  });

  test('lists every page and section in its directory', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    const groups = [
      {
        name: 'Explore',
        labels: ['Outcomes', 'How it works', 'Portfolio', 'Pricing'],
        targets: ['#outcomes', '#how', '/portfolio', '#pricing'],
      },
      {
        name: 'Resources',
        labels: ['FAQs', 'Contact'],
        targets: ['#faqs', expect.stringContaining(schedulingPage)],
      },
      { name: 'Legal', labels: ['Terms', 'Privacy'], targets: ['/terms', '/privacy'] },
    ];
    await expect(footer.getByRole('navigation')).toHaveCount(groups.length);
    for (const { name, labels, targets } of groups) {
      const links = footer.getByRole('navigation', { name }).getByRole('link');
      await expect(links).toHaveText(labels);
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual(targets);
    }
    await expectBooking(footer.getByRole('link', { name: 'Contact' }), 'footer-contact');
  });
});

test('the copyright line shows the visitor’s year, in the visitor’s time zone', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2032-01-01T03:00:00Z'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 Closewell');
  await page.clock.setFixedTime(new Date('2032-01-01T06:00:00Z'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2032 Closewell');
});

test.describe('links to the scheduling page', () => {
  test.use({ allowedConsole: [/^404: no page at \/nope$|responded with a status of 404/] });

  const bookingLabel =
    /^(Book |Start Growing|Accelerate Growth|Custom Pricing|Contact$|Discuss|See if we can help you)/;

  for (const path of ['/', '/projects', '/portfolio', '/terms', '/privacy', '/nope', '/500']) {
    test(`name on ${path} the place where they stand, each place once`, async ({ page }) => {
      await page.goto(path);
      const links = await page.getByRole('link', { includeHidden: true }).evaluateAll((all) =>
        all.map((link) => ({
          label: link.ariaLabel ?? link.textContent.trim(),
          href: link.getAttribute('href') ?? '',
        })),
      );
      const leading = links.filter(({ href }) => href.startsWith(schedulingPage));
      const calling = links.filter(({ label }) => bookingLabel.test(label));
      expect(calling.length).toBeGreaterThanOrEqual(3);
      expect(leading).toEqual(expect.arrayContaining(calling));

      const places = leading.map(({ href }) => {
        const { searchParams } = new URL(href);
        expect([...searchParams.keys()]).toEqual(['utm_source', 'utm_medium', 'utm_content']);
        expect(searchParams.get('utm_source')).toBe('website');
        expect(searchParams.get('utm_medium')).toBe('cta');
        return searchParams.get('utm_content');
      });
      for (const place of places) expect(place).toMatch(/^[a-z0-9-]+$/);
      expect(places.toSorted()).toEqual([...new Set(places)].toSorted());
    });
  }
});
