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

/** A path in code from the root of the project. */
const inProject = /`((?:src|tests|scripts|integrations|docs|\.github)\/[\w./*[\]-]+)`/g;
const testName = /`([\w-]+\.(?:e2e|test)\.tsx?)`/g;

describe.each(documents)('$file', ({ file, text }) => {
  it('names paths and commands that exist', () => {
    // Recipes name files that the reader creates.
    const paths = allMatches(text, inProject).filter((path) => !/about|guarantee/i.test(path));
    expect(paths.filter((path) => !(existsSync(path) || globSync(path).length > 0))).toEqual([]);
    const tests = allMatches(text, testName);
    expect(
      tests.filter((name) => globSync(`{src,tests,scripts,integrations}/**/${name}`).length === 0),
    ).toEqual([]);
    const links = allMatches(text, /\]\(([^)#:]+)(?:#[^)]*)?\)/g);
    expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
    const commands = allMatches(text, /npm run (?:--silent )?([\w:-]+)/g);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const ports = allMatches(text, /localhost:(\d+)/g);
    expect(ports.filter((port) => Number(port) !== defaultPort)).toEqual([]);
  });
});
