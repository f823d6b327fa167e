import { failure } from '@content/copy/failure';
import { browser as portfolio } from '@content/copy/portfolio';
import { shared } from '@content/copy/shared';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/lib/port.ts';
import { type SiteServer, serve } from '../../scripts/lib/serve.ts';
import { formatMoney } from '../../src/lib/format.ts';
import { interpolate } from '../../src/lib/interpolate.ts';
import { calculateRoi } from '../../src/lib/roi.ts';
import { anchors, routes } from '../../src/lib/routes.ts';
import { startFaultySite } from '../support/faulty-site.ts';
import { isInIndex, ownSite } from '../support/sites.ts';
import { firefox } from './firefox.ts';
import * as inPage from './in-page.ts';
import type { Engine, Preferences, Session } from './session.ts';
import { webkit } from './webkit.ts';

const missingPath = '/nope';
const everyPath = [...ownSite.pages.filter(isInIndex).map(({ path }) => path), missingPath, '/500'];

const { plans, faqs, projects } = ownSite;
const plan = plans.find((one) => one.kind === 'priced');
const pricing = `#${anchors.pricing}`;

const search = 'main input[name=q]';
const industry = 'main select[name=industry]';
const cards = 'main article';
const [firstProject] = projects;
const [, secondQuestion] = faqs;
const countText = (shown: number) => interpolate(portfolio.count, { shown, all: projects.length });

let site: SiteServer;
beforeAll(async () => {
  site = await serve(await freePort(), ownSite.folder);
}, 60_000);
afterAll(() => site.stop());

function journeys(engine: Engine) {
  let session: Session;
  const seen = <Given extends unknown[], Result>(
    look: (...given: Given) => Result,
    ...given: Given
  ) => expect.poll(() => session.evaluate(look, ...given), { timeout: 10_000 });
  const open = async (path: string) => {
    // From an empty page, because an address that differs in its anchor alone loads nothing.
    await session.open('about:blank');
    await session.open(site.origin + path);
    await seen(inPage.fontsShown).toBe(true);
  };
  const fitsWindow = (where: string) =>
    expect.poll(() => session.evaluate(inPage.sidewaysScroll), { message: where }).toBe(0);
  const press = async (...keys: string[]) => {
    for (const key of keys) await session.press(key);
  };
  const click = async (selector: string, text = '') => {
    const point = await session.evaluate(inPage.middleOf, selector, text);
    if (!point) throw new Error(`Nothing to click: ${selector} '${text}'`);
    await session.click(point.x, point.y);
  };
  const fill = async (selector: string, text: string) => {
    await click(selector);
    await session.evaluate(inPage.selectText, selector);
    await press(...text);
  };
  const tabTo = async (name: string) => {
    for (let stops = 20; stops > 0; stops -= 1) {
      if ((await session.evaluate(inPage.nameOfFocused)) === name) return;
      await press('Tab');
    }
    throw new Error(`No Tab stop is named '${name}'.`);
  };
  const openPortfolio = async () => {
    await open(routes.portfolio);
    await session.evaluate(inPage.middleOf, search, '');
    await seen(inPage.hasStarted, search).toBe(true);
  };
  const openCalculator = async () => {
    await open(routes.home);
    await session.evaluate(inPage.middleOf, '[data-calculator]', '');
    await seen(inPage.hasStarted, '[data-calculator]').toBe(true);
  };

  beforeAll(async () => {
    session = await engine.start();
  }, 90_000);
  afterAll(() => session.close());

  /** A browser of its own, for what is set before it starts. */
  const restartWith = async (preferences: Preferences) => {
    const usual = session;
    session = await engine.start(preferences);
    onTestFinished(async () => {
      await session.close();
      session = usual;
    });
  };

  test.each(everyPath)('%s fits its window, with its pictures and fonts', async (path) => {
    for (const width of [1280, 768, 360]) {
      await session.resize(width, 800);
      await open(path);
      await seen(inPage.missingFonts).toEqual([]);
      await fitsWindow(`at ${width} pixels`);
    }
    expect(await session.evaluate(inPage.brokenPictures)).toEqual([]);
    await session.resize(1280, 800);
  });

  test('the calculator follows each digit, and the address follows the calculator', async () => {
    await openCalculator();
    await fill('input[name=leads]', '40');
    const { projectedRevenue } = calculateRoi({ leads: 40, deal: 5000, rate: 20 });
    await seen(inPage.visibleText, '[data-calculator]').toContain(formatMoney(projectedRevenue));
    await seen(inPage.address).toContain('leads=40');
  });

  test.runIf(plan)('prices change to yearly by pointer and by keyboard', async () => {
    const { monthlyPrice = 0, yearlyPrice = 0 } = plan ?? {};
    await open(routes.home + pricing);
    await seen(inPage.visibleText, pricing).toContain(formatMoney(monthlyPrice));
    await click(`${pricing} label:has([value=yearly])`);
    await seen(inPage.visibleText, pricing).toContain(formatMoney(yearlyPrice));
    await open(routes.home + pricing);
    await session.evaluate(inPage.focus, `${pricing} [value=monthly]`);
    await press('ArrowRight');
    await seen(inPage.visibleText, pricing).toContain(formatMoney(yearlyPrice));
  });

  test.runIf(secondQuestion)('several answers are open together, the first at once', async () => {
    await open(`${routes.home}#${anchors.faqs}`);
    await seen(inPage.countOf, `#${anchors.faqs} details[open]`).toBe(1);
    await click(`#${anchors.faqs} summary`, secondQuestion?.question);
    await seen(inPage.countOf, `#${anchors.faqs} details[open]`).toBe(2);
  });

  test('a chosen industry is undone by the way back', async () => {
    const chosen = firstProject?.industry ?? '';
    const shown = projects.filter((project) => project.industry === chosen).length;
    await openPortfolio();
    await session.evaluate(inPage.choose, industry, chosen);
    await seen(inPage.countOf, cards).toBe(shown);
    await seen(inPage.visibleText, '[data-count]').toBe(countText(shown));
    await session.evaluate(inPage.goBack);
    await seen(inPage.countOf, cards).toBe(projects.length);
    await seen(inPage.address).toBe(routes.portfolio);
  });

  test('the phone menu opens and closes by keyboard and gives the focus back', async () => {
    await session.resize(360, 740);
    await open(routes.home);
    await tabTo(shared.menu.open);
    await press('Enter');
    await seen(inPage.hasMenuOpen).toBe(true);
    await press('Escape');
    await seen(inPage.hasMenuOpen).toBe(false);
    await seen(inPage.nameOfFocused).toBe(shared.menu.open);
  });

  test('an anchor opens in view', async () => {
    await open(`${routes.home}#${anchors.faqs}`);
    await seen(inPage.topOf, `#${anchors.faqs}`).toBeLessThan(400);
    // WebKit does not hold the place when the fonts move what stands above it.
    expect(await session.evaluate(inPage.topOf, `#${anchors.faqs}`)).toBeGreaterThanOrEqual(-200);
  });

  test('where no page comes, the failure screen does, and its retry leads on', async (context) => {
    const faulty = await startFaultySite(site.origin);
    onTestFinished(() => faulty.stop());
    await session.open(faulty.origin + routes.home);
    const hasWorkers = await session.evaluate(() => 'serviceWorker' in navigator);
    if (!hasWorkers) context.skip('has no service workers under automation');
    await seen(inPage.workerIsActive).toBe(true);
    faulty.failWith(503);
    await session.open(faulty.origin + routes.terms);
    await seen(inPage.visibleText, 'h1').toBe(failure.title);
    faulty.failWith(undefined);
    await click('main a', failure.retry);
    await seen(inPage.visibleText, 'h1').not.toBe(failure.title);
    await seen(inPage.address).toBe(routes.terms);
  });

  test('without scripts every project and answer stands there, and no control that needs them', async () => {
    await restartWith({ scripts: false });
    await open(routes.portfolio);
    expect(await session.evaluate(inPage.countOf, cards)).toBe(projects.length);
    expect(await session.evaluate(inPage.countOf, search)).toBe(0);
    await open(routes.home + pricing);
    await click(`${pricing} label:has([value=yearly])`);
    await seen(inPage.visibleText, pricing).toContain(plan ? formatMoney(plan.yearlyPrice) : '');
  }, 90_000);

  test('nothing moves for a visitor who wants less motion', async () => {
    await restartWith({ reducedMotion: true });
    for (const path of everyPath) {
      await open(path);
      expect(await session.evaluate(inPage.runningAnimations), path).toBe(0);
    }
  }, 90_000);

  test('no page scrolls sideways with text of twice the size', async () => {
    await session.resize(360, 740);
    for (const path of everyPath) {
      await open(path);
      await session.evaluate(inPage.doubleText);
      await fitsWindow(path);
    }
  });
}

for (const engine of [firefox, webkit]) {
  describe.skipIf(!engine.isInstalled)(engine.name, { timeout: 45_000 }, () => journeys(engine));
}
