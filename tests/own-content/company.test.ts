import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { identity } from '../../src/content/identity.ts';
import { cloneWithOtherContent } from './clone.ts';

const photoSize = { width: 1600, height: 1200 };
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;

type Clone = ReturnType<typeof cloneWithOtherContent>;

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
  const blocks = changed(readFileSync(recipe, 'utf8')).matchAll(block);
  for (const [, file = '', where, anchor = '', indented = ''] of blocks) {
    const path = clone.pathOf(file);
    const text = where ? readFileSync(path, 'utf8') : '';
    const at = where && anchor !== 'end' ? text.indexOf(anchor) : text.length;
    expect(at, `“${anchor}” stands in ${file}`).toBeGreaterThanOrEqual(0);
    const below = text.indexOf('\n', at) + 1 || text.length;
    mkdirSync(dirname(path), { recursive: true });
    const line = where === 'above' ? text.lastIndexOf('\n', at) + 1 : below;
    writeFileSync(path, text.slice(0, line) + indented.replace(/^ {3}/gm, '') + text.slice(line));
  }
}

it('checks, builds and tests pass after an owner changes brand and records, and adds a page and a section by the recipes', {
  timeout: 600_000,
}, async () => {
  const clone = cloneWithOtherContent();
  clone.edit('identity.ts', (text) => text.replace(/brand: '.*'/, "brand: 'Northbeam'"));
  // Owners may leave long lines.
  const answer = 'A sentence of an answer. '.repeat(12).trim();
  clone.editRecords('faqs', ([first, ...others]) => [
    { ...first, question: 'What does Northbeam do?', answer },
    ...others,
  ]);
  const photo = await sharp({ create: { ...photoSize, channels: 3, background: 'white', noise } })
    .jpeg()
    .toBuffer();
  for (const name of ['IMG_0421.JPG', 'team.jpg']) {
    writeFileSync(clone.pathOf(`src/content/images/${name}`), photo);
  }
  const image = { src: 'IMG_0421.JPG', alt: 'Two people beside a machine that fills jars.' };
  clone.editRecords('projects', ([first, ...others]) => [{ ...first, image }, ...others]);
  follow(clone, 'docs/add-a-page.md');
  follow(clone, 'docs/add-a-section.md');
  await clone.run('npm', 'run', '--silent', 'format');
  await clone.run('npm', 'run', '--silent', 'check:format');
  await clone.run('npm', 'run', '--silent', 'build:site');
  for (const file of clone.glob('dist/**/*.{html,txt,xml,webmanifest}')) {
    expect(clone.read(file), file).not.toContain(identity.brand);
  }
  for (const [file, shown] of [
    ['index.html', /Northbeam[\s\S]*A lead that does not fit is free\.<\/h2>/],
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
});
