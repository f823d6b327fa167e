import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultPort } from '../scripts/lib/serve.ts';
import { allMatches } from './support/text.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const documents = globSync(['*.md', 'docs/**/*.md']).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

/** A path from the root of the project, in a sentence or in a code block. */
const inProject =
  /(?<![\w./-])((?:src|tests|scripts|integrations|docs|\.github)\/[\w./*[\]-]*[\w*/])/g;
const fileName = /(?<![\w./-])([\w-]+\.(?:e2e\.|test\.)?(?:tsx?|astro))\b/g;

/** The anchors that GitHub gives the headings of a document. */
const anchorsOf = (file: string) =>
  allMatches(readFileSync(file, 'utf8'), /^#+ (.*)/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

describe.each(documents)('$file', ({ file, text }) => {
  it('names paths and commands that exist', () => {
    // Recipes name files that the reader creates.
    const paths = allMatches(text, inProject).filter((path) => !/about|guarantee/i.test(path));
    expect(paths.filter((path) => !(existsSync(path) || globSync(path).length > 0))).toEqual([]);
    const filesOf = (name: string) =>
      globSync([name, `{src,tests,scripts,integrations}/**/${name}`]);
    expect(allMatches(text, fileName).filter((name) => filesOf(name).length === 0)).toEqual([]);
    const links = allMatches(text, /\]\(([^):]+)\)/g).map((link) => link.split('#'));
    const isBroken = ([path, anchor]: string[]) => {
      const target = path ? join(dirname(file), path) : file;
      return !existsSync(target) || (anchor && !anchorsOf(target).includes(anchor));
    };
    expect(links.filter(isBroken)).toEqual([]);
    const commands = allMatches(text, /npm run (?:--silent )?([\w:-]+)/g);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const ports = allMatches(text, /localhost:(\d+)/g);
    expect(ports.filter((port) => Number(port) !== defaultPort)).toEqual([]);
  });
});

it('docs/browsers.md names the versions that the build compiles for', () => {
  const [targets = ''] = allMatches(readFileSync('astro.config.ts', 'utf8'), /cssTarget: (.*)/g);
  const versions = allMatches(targets, /[a-z]+([\d.]+)/g);
  expect(versions.length).toBeGreaterThan(2);
  for (const version of versions) {
    expect(readFileSync('docs/browsers.md', 'utf8')).toContain(`from ${version}`);
  }
});
