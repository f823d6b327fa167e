import { globSync, readFileSync } from 'node:fs';
import { industries } from '../schema/vocabulary.ts';
import { getPaletteClass } from '../styles/industry-surfaces.ts';
import type { Issue } from './issues.ts';

const file = 'src/styles/theme.css';

function findUnusedTokens(theme: string): Issue[] {
  const files = globSync('src/**/*.{css,ts,tsx,astro,svg}', { exclude: ['**/*.test.*'] });
  const code = files.map((name) => readFileSync(name, 'utf8')).join('\n');
  const declarations = theme.matchAll(/^ *(--(?:color|text|spacing|font|radius)-((?:-?\w)+)):/gm);
  return [...declarations].flatMap(({ index, 1: where = '', 2: name }) => {
    if (new RegExp(`(?:\\(${where}|\\w-${name})(?![\\w:-])`).test(code)) return [];
    const line = theme.slice(0, index).split('\n').length;
    return {
      file,
      line,
      where,
      found: 'a token that nothing uses',
      allowed: 'a name that a class or `var()` has, letter for letter',
    };
  });
}

/** Reports industries without colors, unused tokens, and missing semicolons, which CSS accepts. */
export function findThemeIssues(theme = readFileSync(file, 'utf8')): Issue[] {
  const issues = industries.flatMap((industry) => {
    const where = `.${getPaletteClass(industry)}`;
    if (theme.includes(`${where} {`)) return [];
    const allowed = `the colors of the industry ${industry}, like those of the others`;
    return { file, line: 1, where, found: 'nothing', allowed };
  });
  const [unfinished] = theme.matchAll(/^ *(--[\w-]+):[^;{}]*\n *--/gm);
  if (!unfinished) return [...issues, ...findUnusedTokens(theme)];
  const line = theme.slice(0, unfinished.index).split('\n').length;
  const [, where = ''] = unfinished;
  return [{ file, line, where, found: 'no ";" at the end', allowed: 'a ";" at the end' }];
}
