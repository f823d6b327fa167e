import { beforeAll, describe, expect, it } from 'vitest';
import { compressed, inlineScripts, measurePage, read, sum } from './support/page-weight.ts';
import { ownSite } from './support/sites.ts';

const { files, projects } = ownSite;

/** 1 kB is 1000 bytes, as in the developer tools of browsers. */
const kB = 1000;

/** The most that a page may load, its icon aside, and run as it loads, in kB. */
const budgets = {
  '/': { all: 90, startScript: 3, words: 5, pictures: 0 },
  '/projects': { all: 80, startScript: 0.6, words: 3, pictures: 3 },
  '/portfolio': { all: 160, startScript: 3, words: 4, pictures: 16 },
  '/terms': { all: 55, startScript: 0.6, words: 3.5, pictures: 0 },
  '/privacy': { all: 55, startScript: 0.6, words: 3.5, pictures: 0 },
  // With the line that it writes to the console.
  '/404': { all: 55, startScript: 0.65, words: 0.4, pictures: 0 },
};

/** What more an owner writes and shows than the samples is no fault of the page: bytes allowed for it. */
function allowanceFor(path: Path): number {
  const { html, pictures } = pages[path];
  const { words, pictures: usual } = budgets[path];
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const text = main.replace(/<(script|svg)[\s\S]*?<\/\1>|<[^>]+>/g, ' ');
  const written = Math.max(0, compressed(text) - words * kB);
  return 3 * written + Math.max(0, pictures.size - usual) * 6 * kB;
}

/**
 * A page that fits the initial congestion window paints when bare HTML would: ten packets of 1,460
 * bytes, less what the headers take.
 */
const initialWindow = 12.9;
const inInitialWindow = ['/terms', '/privacy', '/404'] as const;

const withoutFramework = ['/projects', '/terms', '/privacy'] as const;

type Path = keyof typeof budgets;
const paths = Object.keys(budgets) as Path[];
const pages = Object.fromEntries(paths.map((path) => [path, measurePage(path)])) as Record<
  Path,
  ReturnType<typeof measurePage>
>;

beforeAll(() => {
  console.log('Bytes as sent with gzip; html holds the styles and inline script.');
  console.table(Object.fromEntries(paths.map((path) => [path, pages[path].weight])));
});

describe.each(paths)('%s', (path) => {
  const { html, weight } = pages[path];
  const budget = budgets[path];

  it(`loads at most ${budget.all} kB in all`, () => {
    // The calculator stands far below the first view: its files come when the visitor does.
    const islands = path === '/portfolio' ? weight.islandScript : 0;
    expect(weight.beforeIslands - weight.icon + islands).toBeLessThanOrEqual(
      budget.all * kB + allowanceFor(path),
    );
  });

  it('loads at most 45 kB of fonts, none before the first paint', () => {
    expect(weight.fonts).toBeLessThanOrEqual(45 * kB);
    expect(html).not.toMatch(/<link[^>]*\sas="font"/);
    expect(html).not.toMatch(/<style(?![^>]*\bmedia=)[^>]*>[^<]*\.woff2/);
  });

  it(`runs at most ${budget.startScript} kB of script on load, all of it inline`, () => {
    expect(weight.startScript).toBeGreaterThan(0);
    expect(weight.startScript).toBeLessThanOrEqual(budget.startScript * kB);
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
  });

  it('blocks its first paint with nothing', () => {
    expect(html).not.toMatch(/<link[^>]*rel="stylesheet"/);
    expect(html).not.toMatch(/@import/);
  });
});

it.each(inInitialWindow)('%s fits the initial congestion window', (path) => {
  expect(pages[path].weight.html).toBeLessThanOrEqual(initialWindow * kB + allowanceFor(path));
});

describe('frameworks', () => {
  /** What every build of React holds: the mark of its elements, the address of its error messages. */
  const framework = /react\.(?:transitional\.)?element|react\.dev\/errors/;

  function codeOf(path: Path): string {
    const { html, scripts } = pages[path];
    return [...inlineScripts(html), ...[...scripts].map((file) => read(file))].join('\n');
  }

  it.each(withoutFramework)('are not loaded by %s', (path) => {
    const { html, scripts } = pages[path];
    expect(codeOf('/portfolio')).toMatch(framework);
    expect(html).not.toContain('<astro-island');
    expect([...scripts].filter((file) => /react|client|island/i.test(file))).toEqual([]);
    expect(codeOf(path)).not.toMatch(framework);
  });
});

describe('islands', () => {
  const islands = (['/', '/portfolio'] as const).map((path) => pages[path].islands);
  const islandFiles = new Set(islands.flatMap((each) => [...each]));

  it('are two files each: their own and the runtime that both share', () => {
    expect(islands.map(({ size }) => size)).toEqual([2, 2]);
    expect(islandFiles.size).toBe(3);
    expect([...pages['/'].scripts].join()).toContain('RoiCalculator');
    expect([...pages['/portfolio'].scripts].join()).toContain('PortfolioBrowser');
    expect([...islandFiles].join()).toContain('client');
  });

  it('import nothing but that runtime, so that no file waits for another', () => {
    const ofEveryPage = pages['/terms'].scripts;
    for (const { scripts } of [pages['/'], pages['/portfolio']]) {
      expect([...scripts.difference(ofEveryPage)].filter((file) => !islandFiles.has(file))).toEqual(
        [],
      );
    }
  });

  // The runtime of React alone weighs 66 kB: what a visitor fetches who never comes near the calculator.
  it('leave the landing page at most 110 kB, icon included, until a visitor comes near', () => {
    expect(pages['/'].fonts.size).toBe(3);
    expect(pages['/'].weight.beforeIslands).toBeLessThanOrEqual(110 * kB + allowanceFor('/'));
  });

  it('bring the portfolio to at most 84 kB of script', () => {
    const { startScript, islandScript } = pages['/portfolio'].weight;
    expect(startScript + islandScript).toBeLessThanOrEqual(84 * kB);
  });
});

it('the pictures of the portfolio weigh at most 6 kB each and 5.6 kB on average', () => {
  const sizes = [...pages['/portfolio'].pictures].map((path) => compressed(read(path)));
  expect(sizes).toHaveLength(projects.length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(6 * kB);
  expect(sum(sizes) / sizes.length).toBeLessThanOrEqual(5.6 * kB);
});

it('the fonts weigh at most 45 kB together', () => {
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  expect(sum(fonts.map((file) => read(file).length))).toBeLessThanOrEqual(45 * kB);
});
