import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cloneWithOtherContent } from './clone.ts';

type Clone = ReturnType<typeof cloneWithOtherContent>;

const block = /^ *```\w+ file="([^"]+)"(?: (below|above)="([^"]+)")?\n([\s\S]*?)^ *```$/gm;

/** Does what the code blocks of a recipe say: writes a file, or adds lines at a place in one. */
function follow(clone: Clone, recipe: string) {
  for (const [, file = '', where, anchor = '', indented = ''] of readFileSync(
    recipe,
    'utf8',
  ).matchAll(block)) {
    const code = indented.replace(/^ {3}/gm, '');
    const path = clone.pathOf(file);
    const text = where ? readFileSync(path, 'utf8') : '';
    const at = where && anchor !== 'end' ? text.indexOf(anchor) : text.length;
    expect(at, `“${anchor}” stands in ${file}`).toBeGreaterThanOrEqual(0);
    const line =
      where === 'above'
        ? text.lastIndexOf('\n', at) + 1
        : text.indexOf('\n', at) + 1 || text.length;
    writeFileSync(path, text.slice(0, line) + code + text.slice(line));
  }
}

it('an owner adds a page and a section by their recipes', { timeout: 300_000 }, () => {
  const clone = cloneWithOtherContent();
  follow(clone, 'docs/add-a-page.md');
  follow(clone, 'docs/add-a-section.md');
  clone.run('npm', 'run', '--silent', 'build:site');
  clone.run('tsc', '--noEmit');

  expect(clone.read('dist/about.html')).toContain('Who finds your buyers</h1>');
  expect(clone.read('dist/about.html')).toMatch(
    /property="og:image" content="[^"]+\/social\/about\./,
  );
  expect(clone.read('dist/terms.html')).toMatch(/<footer[\s\S]*href="\/about"[\s\S]*<\/footer>/);
  expect(clone.read('dist/sitemap.xml')).toContain('/about</loc>');
  expect(clone.read('dist/llms.txt')).toMatch(/\[About us\]\([^)]+\/about\): We are a small team/);
  expect(clone.read('dist/index.html')).toContain('A lead that does not fit costs nothing.</h2>');
});
