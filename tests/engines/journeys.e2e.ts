import { test as base, expect } from '@playwright/test';
import { formatMoney } from '../../src/lib/format.ts';
import { routes } from '../../src/lib/routes.ts';
import { calculateProjection } from '../../src/sections/calculator/calculate.ts';
import { allPaths } from '../support/pages.ts';
import { startProxySite } from '../support/proxy-site.ts';
import { onFixtureSite, ownerSite } from '../support/sites.ts';
import { engines, type Session } from './engines.ts';

const failure = ownerSite.copy.failure.screen;
const { shared } = ownerSite.copy;

/* What engines do differently: layout, `:has()`, popovers, `<details>`, hydration, workers. */

const test = base.extend<object, { program: string; session: Session }>({
  program: ['', { option: true, scope: 'worker' }],
  session: [
    async ({ program }, use, { project }) => {
      const session = await engines[project.name as keyof typeof engines](program);
      await use(session);
      await session.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

const pricedPlans = ownerSite.plans.filter((plan) => !plan.isCustom);
const [pricing, faqs] = ['#pricing', '#faqs'];

const horizontalOverflow = () =>
  Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The addresses of pictures that cannot be shown. */
const brokenPictures = async () => {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
};

const visibleText = (selector: string) =>
  // biome-ignore lint/performance/useDomNodeTextContent: hidden parts must not count.
  document.querySelector<HTMLElement>(selector)?.innerText.trim();

const count = (selector: string) => document.querySelectorAll(selector).length;

const address = () => location.pathname + location.search + location.hash;

const topOf = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;

const nameOfFocused = () => {
  const { activeElement } = document;
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent.trim();
};

/** Whether the page's fonts have arrived; until then targets move. */
const hasFonts = () =>
  document.fonts.status === 'loaded' &&
  [...document.fonts].some(({ status }) => status === 'loaded');

let session: Session;
let origin: string;

const expectInPage = <Given extends unknown[], Result>(
  inPage: (...given: Given) => Result,
  ...given: Given
) => expect.poll(() => session.evaluate(inPage, ...given));

async function open(path: string) {
  // If only the fragment changes, the page does not load again.
  await session.open('about:blank');
  await session.open(origin + path);
  await expectInPage(hasFonts).toBe(true);
}

test.beforeEach(async ({ session: started, baseURL }) => {
  session = started;
  origin = baseURL ?? '';
  await session.resize(1280, 800);
});

for (const path of allPaths) {
  test(`${path} fits its window, also with text of twice the size`, async () => {
    await open(path);
    await expectInPage(horizontalOverflow).toBe(0);
    await expectInPage(brokenPictures).toEqual([]);
    await session.resize(360, 800);
    await expectInPage(horizontalOverflow).toBe(0);
    await session.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectInPage(horizontalOverflow).toBe(0);
  });
}

test.describe('the calculator of the fixture site', () => {
  test.use(onFixtureSite);

  test('an address with inputs opens at the calculator, which follows digits and sliders', async () => {
    await open(`${routes.home}?leads=4`);
    await expectInPage(topOf, 'section:has(input[name=leads])').toBeLessThan(400);
    await session.click('input[name=leads]');
    await session.press('4');
    const { projectedRevenue } = calculateProjection({ leads: 44, deal: 5000, rate: 20 });
    await expectInPage(visibleText, 'main').toContain(formatMoney(projectedRevenue));
    await expectInPage(address).toContain('leads=44');
    // Clicks the middle of the slider.
    await session.click('[type=range][name=rate]');
    await expectInPage(address).toContain('rate=50');
  });

  // Chromium restores the position in any case.
  test('an address with inputs stays at the top of the page if it is reloaded there', async () => {
    await open(`${routes.home}?leads=4`);
    await expectInPage(topOf, 'main').toBeLessThan(0);
    await session.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
      setTimeout(() => location.reload());
    });
    const state = () => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return [visit?.type, document.readyState, scrollY];
    };
    // Fails until the page is reloaded.
    await expect(async () => {
      expect(await session.evaluate(state)).toEqual(['reload', 'complete', 0]);
    }).toPass();
  });
});

for (const { monthlyPrice, yearlyPrice } of pricedPlans.slice(0, 1)) {
  test('prices change by pointer and by keyboard', async () => {
    await open(routes.home + pricing);
    await expectInPage(visibleText, pricing).toContain(formatMoney(monthlyPrice));
    await session.evaluate(() => document.querySelector<HTMLElement>('[value=monthly]')?.focus());
    await session.press('ArrowRight');
    await expectInPage(visibleText, pricing).toContain(formatMoney(yearlyPrice));
    await session.click(`${pricing} label:has([value=monthly])`);
    await expectInPage(visibleText, pricing).toContain(formatMoney(monthlyPrice));
  });
}

test('an anchor opens in view, with the first answer', async () => {
  await open(routes.home + faqs);
  // WebKit has no scroll anchoring when the fonts move content above.
  await expectInPage(topOf, faqs).toBeLessThan(400);
  await expectInPage(topOf, faqs).toBeGreaterThanOrEqual(-200);
  await expectInPage(count, `${faqs} details[open]`).toBe(1);
});

test('the phone menu opens and closes by keyboard and gives the focus back', async () => {
  await session.resize(360, 740);
  await open(routes.home);
  const isOnButton = async () => (await session.evaluate(nameOfFocused)) === shared.menu.open;
  for (let stops = 0; stops < 9 && !(await isOnButton()); stops += 1) await session.press('Tab');
  await session.press('Enter');
  await expectInPage(count, ':popover-open').toBe(1);
  await session.press('Escape');
  await expectInPage(count, ':popover-open').toBe(0);
  await expectInPage(nameOfFocused).toBe(shared.menu.open);
});

test('a failing server shows the failure screen, and the retry opens the page', {
  tag: '@worker',
}, async () => {
  const proxy = await startProxySite(origin);
  await session.open(proxy.origin + routes.home);
  const workerState = async () => (await navigator.serviceWorker.getRegistration())?.active?.state;
  await expectInPage(workerState).toBe('activated');
  proxy.failWith(503);
  await session.open(proxy.origin + routes.terms);
  await expectInPage(visibleText, 'h1').toBe(failure.title);
  proxy.failWith(undefined);
  await session.click('main a');
  await expectInPage(visibleText, 'h1').not.toBe(failure.title);
  await expectInPage(address).toBe(routes.terms);
  await proxy.stop();
});
