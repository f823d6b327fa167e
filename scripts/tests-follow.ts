import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './lib/built-files.ts';
import { run } from './lib/processes.ts';

/** What screen readers get of each page, kept as text. */
const trees = 'tests/screen-reader';

const isTest = (path: string) =>
  path.startsWith(`${trees}/`) ||
  /^tests\/.*\.(?:ts|tsx)$/.test(path) ||
  /^src\/.*\.test\.tsx?$/.test(path);

/** As the value stands in a regular expression. */
const asInPattern = (text: string) => text.replace(/[.$/?+*()[\]]/g, '\\$&');

/** A text wherever it stands, but not a number that is a part of a longer one. */
const anywhere = (text: string) =>
  new RegExp(
    `${/^\d/.test(text) ? '(?<!\\d)' : ''}${RegExp.escape(text)}${/\d$/.test(text) ? '(?!\\d)' : ''}`,
    'g',
  );

/**
 * Replaces a value that the tests expect, after the owner has changed it in the content. Returns how
 * often it stood in which file.
 */
export function replaceInTests(root: string, before: string, after: string): Map<string, number> {
  const found = new Map<string, number>();
  const spellings = new Map([
    [before, after],
    [asInPattern(before), asInPattern(after)],
  ]);
  for (const folder of ['src', 'tests']) {
    for (const name of listFiles(join(root, folder))) {
      const path = `${folder}/${name}`;
      if (!isTest(path)) continue;
      let text = readFileSync(join(root, path), 'utf8');
      let times = 0;
      for (const [old, value] of spellings) {
        text = text.replace(anywhere(old), () => {
          times += 1;
          return value;
        });
      }
      if (times === 0) continue;
      writeFileSync(join(root, path), text);
      found.set(path, times);
    }
  }
  return found;
}

/** Builds the site and writes down anew what screen readers get of it. */
async function rewriteTrees() {
  const options = ['test', 'screen-reader', '--project=desktop', '--update-snapshots'];
  for (const [program, ...rest] of [
    ['npm', 'run', '--silent', 'build:site'],
    ['playwright', ...options],
  ] as const) {
    const { succeeded, output } = await run(program, rest);
    if (!succeeded) throw new Error(output);
  }
  console.log(`Read what changed for those who listen: git diff ${trees}`);
}

if (import.meta.main) {
  const [before = '', after] = process.argv.slice(2);
  if (before === '') await rewriteTrees();
  else if (after === undefined) {
    throw new Error(
      "Say what the tests expect and what they should: npm run tests:follow -- '$1' '$2'",
    );
  } else {
    const found = replaceInTests('.', before, after);
    for (const [path, times] of found) console.log(`${path}: ${times}`);
    console.log(
      found.size === 0
        ? `No test expects “${before}”, so none had to be changed.`
        : `${found.size} test files now expect “${after}” in place of “${before}”.`,
    );
  }
}
