import { failure } from '@content/copy/failure';
import { shared } from '@content/copy/shared';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type SiteServer, serve } from '../../scripts/lib/serve.ts';
import { formatMoney } from '../../src/lib/format.ts';
import { calculateRoi } from '../../src/lib/roi.ts';
import { anchors, routes } from '../../src/lib/routes.ts';
import { startFaultySite } from '../support/faulty-site.ts';
import { ownSite } from '../support/sites.ts';
import { type Engine, engines, type Session } from './engines.ts';

const paths = [...Object.values(routes), '/nope', '/500'];
const { plans, projects } = ownSite;
const plan = plans.find((one) => one.kind === 'priced');
const [pricing, faqs] = [`#${anchors.pricing}`, `#${anchors.faqs}`];

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
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility())
    // biome-ignore lint/performance/useDomNodeTextContent: hidden parts must not count.
    .map((element) => element.innerText.trim())
    .join('\n');

const countVisible = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length;

const address = () => location.pathname + location.search + location.hash;

const nameOfFocused = () => {
  const { activeElement } = document;
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent.trim();
};

/** Whether the downloaded fonts, whose names end with a hash, are in use; until then targets move. */
const hasFonts = () => {
  const fonts = [...document.fonts].filter(({ family }) => /-[0-9a-f]{16}"?$/.test(family));
  return fonts.some(({ status }) => status === 'loaded') && document.fonts.status === 'loaded';
};

const choose = (industry: string) => {
  const field = document.querySelector<HTMLSelectElement>('[name=industry]');
  if (field) field.value = industry;
  field?.dispatchEvent(new Event('change', { bubbles: true }));
};

const startIsland = (selector: string) => {
  const field = document.querySelector<HTMLInputElement>(selector);
  field?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return field?.closest('astro-island')?.hasAttribute('ssr') === false;
};

let site: SiteServer;
beforeAll(async () => {
  site = await serve(ownSite.folder);
}, 60_000);
afterAll(() => site.stop());

function journeys(engine: Engine) {
  let session: Session;
  const seen = <Given extends unknown[], Result>(
    look: (...given: Given) => Result,
    ...given: Given
  ) => expect.poll(() => session.evaluate(look, ...given), { timeout: 10_000 });
  const start = async () => {
    session = await engine.start();
    await session.resize(1280, 800);
  };
  const load = async (path: string) => {
    // A change of the fragment alone would not load the page.
    await session.open('about:blank');
    await session.open(site.origin + path);
  };
  const open = async (path: string) => {
    // Mesa's software renderer crashes WebKit once in some hundred pages.
    await load(path).catch(async () => {
      await session.close().catch(() => undefined);
      await start();
      await load(path);
    });
    await seen(hasFonts).toBe(true);
  };

  beforeAll(start, 90_000);
  afterAll(() => session.close());

  test.each(paths)('%s fits its window, also with text of twice the size', async (path) => {
    await open(path);
    await seen(horizontalOverflow).toBe(0);
    await seen(brokenPictures).toEqual([]);
    await session.resize(360, 800);
    await seen(horizontalOverflow).toBe(0);
    await session.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await seen(horizontalOverflow).toBe(0);
    await session.resize(1280, 800);
  });

  test('the calculator follows each digit, and the address follows the calculator', async () => {
    await open(routes.home);
    await seen(startIsland, 'input[name=leads]').toBe(true);
    await session.evaluate(() => {
      document.querySelector<HTMLInputElement>('input[name=leads]')?.select();
    });
    for (const digit of '40') await session.press(digit);
    const { projectedRevenue } = calculateRoi({ leads: 40, deal: 5000, rate: 20 });
    await seen(visibleText, '[data-calculator]').toContain(formatMoney(projectedRevenue));
    await seen(address).toContain('leads=40');
  });

  test.runIf(plan)('prices change to yearly by pointer and by keyboard', async () => {
    const { monthlyPrice = 0, yearlyPrice = 0 } = plan ?? {};
    for (const choose of [
      () => session.click(`${pricing} label:has([value=yearly])`),
      () => session.press('ArrowRight'),
    ]) {
      await open(routes.home + pricing);
      await seen(visibleText, pricing).toContain(formatMoney(monthlyPrice));
      await session.evaluate(() => document.querySelector<HTMLElement>('[value=monthly]')?.focus());
      await choose();
      await seen(visibleText, pricing).toContain(formatMoney(yearlyPrice));
    }
  });

  /** WebKit has no scroll anchoring when the fonts move content above. */
  const expectAtTop = async (selector: string) => {
    const top = (part: string) => document.querySelector(part)?.getBoundingClientRect().top ?? 999;
    await seen(top, selector).toBeLessThan(400);
    expect(await session.evaluate(top, selector)).toBeGreaterThanOrEqual(-200);
  };

  test('an address with inputs opens at the calculator', async () => {
    await open(`${routes.home}?leads=40`);
    await expectAtTop('section:has([data-calculator])');
  });

  test('an anchor opens in view, and a second answer beside the first', async () => {
    await open(routes.home + faqs);
    await expectAtTop(faqs);
    await seen(countVisible, `${faqs} details[open]`).toBe(1);
    if (ownSite.faqs.length === 1) return;
    await session.click(`${faqs} details:not([open]) summary`);
    await seen(countVisible, `${faqs} details[open]`).toBe(2);
  });

  test('back undoes a chosen industry', async () => {
    const chosen = projects[0]?.industry ?? '';
    const shown = projects.filter(({ industry }) => industry === chosen).length;
    await open(routes.portfolio);
    await seen(startIsland, '[name=industry]').toBe(true);
    await session.evaluate(choose, chosen);
    await seen(countVisible, 'article').toBe(shown);
    await session.evaluate(choose, 'All');
    await seen(countVisible, 'article').toBe(projects.length);
    await session.evaluate(() => void setTimeout(() => history.back()));
    await seen(countVisible, 'article').toBe(shown);
    await seen(address).toContain('industry=');
  });

  test('the phone menu opens and closes by keyboard and gives the focus back', async () => {
    await session.resize(360, 740);
    await open(routes.home);
    const isOnButton = async () => (await session.evaluate(nameOfFocused)) === shared.menu.open;
    for (let stops = 0; stops < 9 && !(await isOnButton()); stops += 1) await session.press('Tab');
    await session.press('Enter');
    await seen(countVisible, ':popover-open').toBe(1);
    await session.press('Escape');
    await seen(countVisible, ':popover-open').toBe(0);
    await seen(nameOfFocused).toBe(shared.menu.open);
    await session.resize(1280, 800);
  });

  test('a failing server shows the failure screen, and the retry opens the page', async (context) => {
    const faulty = await startFaultySite(site.origin);
    onTestFinished(() => faulty.stop());
    await session.open(faulty.origin + routes.home);
    const hasWorkers = await session.evaluate(() => 'serviceWorker' in navigator);
    if (!hasWorkers) context.skip('has no service workers under automation');
    const workerState = async () =>
      (await navigator.serviceWorker.getRegistration())?.active?.state;
    await seen(workerState).toBe('activated');
    faulty.failWith(503);
    await session.open(faulty.origin + routes.terms);
    await seen(visibleText, 'h1').toBe(failure.title);
    faulty.failWith(undefined);
    await session.click('main a');
    await seen(visibleText, 'h1').not.toBe(failure.title);
    await seen(address).toBe(routes.terms);
  });
}

for (const engine of engines) {
  describe.skipIf(!engine.isInstalled)(engine.name, { timeout: 45_000 }, () => journeys(engine));
}
