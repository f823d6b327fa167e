import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { contentFolder, loadContent } from '../src/data/read-content.ts';
import { findChromium } from './chromium.ts';
import { serve } from './serve.ts';

/** Leaves logo, headline and drawing of the first screen, whose floor is the lower edge. */
const css =
  'header a ~ *, h1 ~ *, :has(~ h1), section:has(h1) > :last-child { display: none !important }';
const viewport = { width: 1100, height: 577 };

const { site, caseStudies } = await loadContent();
const browser = await chromium.launch({ executablePath: findChromium() });
const page = await browser.newPage({ viewport, deviceScaleFactor: 1200 / viewport.width });
await page.goto(await serve('dist'));
await page.waitForLoadState('networkidle');
await page.evaluate((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [sheet];
}, css);
const picture = sharp(await page.screenshot())
  .resize(1200, 630)
  .png({ palette: true });
// The launch check refuses a picture that says so.
const isSample = site.sample || caseStudies.some(({ sample }) => sample);
if (isSample) picture.withExif({ IFD0: { ImageDescription: 'sample: true' } });
await picture.toFile(`${contentFolder}/images/social-card.png`);
console.log(`Drawn from dist/ into ${contentFolder}/images/social-card.png: look at it.`);
process.exit();
