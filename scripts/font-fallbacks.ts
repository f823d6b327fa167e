import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from 'puppeteer-core';
import { subsetFonts } from '../integrations/subset-fonts.ts';
import { withBrowser } from './bench/browser.ts';
import { pageFiles } from './bench/pages.ts';
import { type LocalFont, localFonts } from './lib/local-fonts.ts';
import { freePort } from './lib/port.ts';
import { serve } from './lib/serve.ts';

const stylesheet = new URL('../src/styles/fallbacks.css', import.meta.url);

const introduction = `/*
 * Written by \`npm run fonts\`. These faces stand in for the site's fonts until they have arrived: a
 * font of the visitor's machine, scaled to the average width of the site's own texts and to the
 * height of their lines, so that nothing moves when the fonts come.
 */
`;

const built = await subsetFonts();

/** What the site sets its texts in, and how its fallbacks are named in \`astro.config.ts\`. */
const faces = [
  { name: 'Instrument', family: 'Instrument Sans', file: built.text, weight: 400 },
  { name: 'Instrument', family: 'Instrument Sans', file: built.text, weight: 600 },
  { name: 'Bricolage', family: 'Bricolage Grotesque', file: built.display, weight: 700 },
  { name: 'Figures', family: 'Bricolage Figures', file: built.figures, weight: 700 },
];

/** The texts of a page, each after the family and weight that it is set in. */
function textsOfPage(): [face: string, text: string][] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: [string, string][] = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const text = walker.currentNode.nodeValue?.trim();
    if (!(text && parent?.checkVisibility())) continue;
    const { fontFamily, fontWeight } = getComputedStyle(parent);
    // The build adds a hash to the name of a family.
    const family = fontFamily.replace(/^"?([\w ]+?)(-\w+)?"?,.*$/, '$1');
    found.push([`${family} ${fontWeight}`, text]);
  }
  return found;
}

async function collectTexts(browser: Browser): Promise<Map<string, string[]>> {
  const site = await serve(await freePort(), process.env.OUT_DIR || 'dist');
  const page = await browser.newPage();
  const texts = new Map<string, string[]>();
  for (const path of Object.keys(pageFiles)) {
    await page.goto(site.origin + path);
    for (const [face, text] of await page.evaluate(textsOfPage)) {
      texts.set(face, [...(texts.get(face) ?? []), text]);
    }
  }
  await site.stop();
  return texts;
}

/** The width of some texts in a font and the height of its lines, in ems. */
async function measureTexts(base64: string, weight: number, texts: string[]) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const font = await new FontFace('measured', bytes, { weight: '1 999' }).load();
  document.fonts.add(font);
  const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.font = `${weight} 1000px measured`;
  const widths = texts.map((text) => context.measureText(text).width);
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } =
    context.measureText('x');
  document.fonts.delete(font);
  const width = widths.reduce((sum, each) => sum + each, 0);
  return { width: width / 1000, ascent: ascent / 1000, descent: descent / 1000 };
}

const percent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`;

async function fallbackRule(
  browser: Browser,
  { name, file, weight }: (typeof faces)[number],
  local: LocalFont,
  texts: string[],
): Promise<string> {
  const page = await browser.newPage();
  const measure = async (font: string | URL) =>
    page.evaluate(measureTexts, await readFile(font, 'base64'), weight, texts);
  const source = weight === 400 ? local.regular : local.bold;
  const [own, other] = [await measure(file), await measure(source.file)];
  await page.close();
  const size = own.width / other.width;
  return `
@font-face {
  font-family: ${name}${local.name};
  font-weight: ${weight};
  src: ${source.names.map((each) => `local("${each}")`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(own.ascent / size)};
  descent-override: ${percent(own.descent / size)};
  line-gap-override: 0%;
}
`;
}

await withBrowser(async (browser) => {
  const texts = await collectTexts(browser);
  const rules: string[] = [];
  for (const face of faces) {
    for (const local of localFonts) {
      const own = texts.get(`${face.family} ${face.weight}`) ?? [];
      rules.push(await fallbackRule(browser, face, local, own));
    }
  }
  await writeFile(stylesheet, introduction + rules.join(''));
});
