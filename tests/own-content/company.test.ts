import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { identity } from '../../src/content/identity.ts';
import { allMatches } from '../support/text.ts';
import { cloneWithOtherContent } from './clone.ts';

type Clone = ReturnType<typeof cloneWithOtherContent>;

const textOf = (file: string) => readFileSync(file, 'utf8');

/** Changes the recipes' examples, because the owner's site may have them already. */
const changed = (recipe: string) =>
  recipe
    .replaceAll('about', 'people')
    .replaceAll('About us', 'Our people')
    .replaceAll('buyers', 'customers')
    .replaceAll('uarantee', 'uaranteeForLeads')
    .replaceAll('costs nothing', 'is free');

const block = /^ *```\w+ file="([^"]+)"(?: (below|above)="([^"]+)")?\n([\s\S]*?)^ *```$/gm;

/** Applies the code blocks of a recipe: creates files, or adds lines to them. */
function follow(clone: Clone, recipe: string) {
  const blocks = changed(textOf(recipe)).matchAll(block);
  for (const [, file = '', where, anchor = '', indented = ''] of blocks) {
    const path = clone.pathOf(file);
    const text = where ? textOf(path) : '';
    const at = where && anchor !== 'end' ? text.indexOf(anchor) : text.length;
    expect(at, `“${anchor}” stands in ${file}`).toBeGreaterThanOrEqual(0);
    const below = text.indexOf('\n', at) + 1 || text.length;
    mkdirSync(dirname(path), { recursive: true });
    const line = where === 'above' ? text.lastIndexOf('\n', at) + 1 : below;
    writeFileSync(path, text.slice(0, line) + indented.replace(/^ {3}/gm, '') + text.slice(line));
  }
}

/** The first example of a recipe. */
const exampleOf = (recipe: string) =>
  parse(allMatches(textOf(recipe), /```yaml\n([\s\S]*?)```/g)[0] ?? '')[0];

function change(clone: Clone, file: string, pattern: RegExp, replacement: string) {
  const path = clone.pathOf(file);
  const after = textOf(path).replace(pattern, replacement);
  expect(after, `${file} changes`).not.toBe(textOf(path));
  writeFileSync(path, after);
}

/** As large as a camera's, and not as smooth as a drawing. */
async function photograph() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 300, height: 200, channels: 3, background: 'white', noise } as const;
  const small = await sharp({ create }).png().toBuffer();
  return sharp(small).resize(2400, 1600).jpeg().toBuffer();
}

/** Brand, prices, photographs, a project, a quote, an accent, two sections in the other order. */
async function spendFirstDay(clone: Clone) {
  change(clone, 'src/content/identity.ts', /brand: '.*'/, "brand: 'Northbeam'");
  clone.editRecords('plans', ([first, ...others]) => [
    { ...first, monthlyPrice: 1950, yearlyPrice: 1560 },
    ...others,
  ]);
  // Owners may leave long lines.
  const answer = 'A sentence of an answer. '.repeat(12).trim();
  clone.editRecords('faqs', ([first, ...others]) => [
    { ...first, question: 'What does Northbeam do?', answer },
    ...others,
  ]);
  const photo = await photograph();
  for (const name of ['IMG_0421.JPG', 'team.jpg']) {
    writeFileSync(clone.pathOf(`src/content/images/${name}`), photo);
  }
  const image = { src: 'IMG_0421.JPG', alt: 'Two people beside a machine that fills jars.' };
  clone.editRecords('projects', (projects) =>
    [...projects, exampleOf('docs/add-a-project.md')].map((project) => ({ ...project, image })),
  );
  clone.editRecords('case-studies', (studies) => studies.map((study) => ({ ...study, image })));
  clone.editRecords('testimonials', (quotes) =>
    [...quotes, exampleOf('docs/replace-a-testimonial.md')].map((quote) => {
      return { ...quote, portrait: image };
    }),
  );
  const [orange = ''] = allMatches(textOf('docs/change-the-look.md'), /orange, `([^`]+)`/g);
  change(clone, 'src/styles/theme.css', /(?<=--color-accent: )[^;]+/, orange);
  const section = String.raw`(^ {2}<[A-Z][\s\S]*?(?=^ {2}<[A-Z]))`;
  change(clone, 'src/pages/index.astro', new RegExp(section + section, 'm'), '$2$1');
}

it('checks, builds and tests pass after the first day of an owner, who adds a page and a section by the recipes', {
  timeout: 1_200_000,
}, async () => {
  const clone = cloneWithOtherContent();
  await spendFirstDay(clone);
  follow(clone, 'docs/add-a-page.md');
  follow(clone, 'docs/add-a-section.md');
  await clone.run('npm', 'run', '--silent', 'format');
  await clone.run('npm', 'run', '--silent', 'check:format');
  await clone.run('npm', 'run', '--silent', 'build:site');
  for (const file of clone.glob('dist/**/*.{html,txt,xml,webmanifest}')) {
    expect(clone.read(file), file).not.toContain(identity.brand);
  }
  for (const [file, shown] of [
    ['index.html', /Northbeam[\s\S]*\$1,950[\s\S]*A lead that does not fit is free\.<\/h2>/],
    [
      'people.html',
      /property="og:image" content="[^"]+\/social\/people\.[\s\S]*your customers<\/h1>[\s\S]*So we began[\s\S]*<img[^>]+alt="Five people/,
    ],
    ['terms.html', /<footer[\s\S]*href="\/people"[\s\S]*<\/footer>/],
    ['portfolio.html', /<img[^>]+alt="Two people beside a machine that fills jars\."/],
    ['sitemap.xml', /\/people<\/loc>/],
    ['llms.txt', /\[Our people\]\([^)]+\/people\): We are a small team/],
  ] as const) {
    expect(clone.read(`dist/${file}`)).toMatch(shown);
  }
  clone.link('dist-fixture');
  await Promise.all([
    clone.run('tsc', '--noEmit'),
    clone.run('vitest', 'run', '--project', 'dist', '--exclude', 'tests/own-content/**'),
  ]);
  const onFixture = 'the fixture site|names and words of any length';
  const options = ['--project', 'desktop', '--workers', '1', '--grep-invert', onFixture];
  await clone.run('playwright', 'test', 'budgets', 'accessibility', 'layout', ...options);
});
