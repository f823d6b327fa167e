import { globSync, readFileSync } from 'node:fs';
import { closest, distance } from 'fastest-levenshtein';
import { industries } from '../schema/vocabulary.ts';
import { getPaletteClass } from '../styles/industry-surfaces.ts';
import type { Issue } from './issues.ts';

const file = 'src/styles/theme.css';

/** Reports tokens that nothing uses, if something uses one with a similar name. */
function findMisspeltTokens(theme: string): Issue[] {
  const code = globSync('src/**/*.{css,ts,tsx,astro,js,svg}', { exclude: ['**/*.test.*'] })
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n');
  const declared = [
    ...theme.matchAll(/^ *(--(?:color|text|spacing|font|radius)-((?:-?\w)+)):/gm),
  ].map(({ index, 1: token = '', 2: name }) => {
    const isUsed = new RegExp(`${token}(?![\\w:-])|\\w-${name}(?![\\w:-])`).test(code);
    return { index, token, isUsed };
  });
  const used = [
    ...(code.match(/(?<=\()--[\w-]+/g) ?? []),
    ...(code.match(/(?<![\w-])(?:text|font)-[\w-]+/g) ?? []).map((name) => `--${name}`),
    ...declared.flatMap(({ token, isUsed }) => (isUsed ? token : [])),
  ];
  return declared.flatMap(({ index, token, isUsed }) => {
    const meant = isUsed ? token : closest(token, used);
    if (isUsed || distance(token, meant) > 2) return [];
    const line = theme.slice(0, index).split('\n').length;
    const allowed = `a token that something uses (did you mean ${meant}?)`;
    return [{ file, line, where: token, found: 'a token that nothing uses', allowed }];
  });
}

/**
 * Reports industries without colors, misspelt tokens, and a missing semicolon, which CSS would take for a
 * longer value.
 */
export function findThemeIssues(theme = readFileSync(file, 'utf8')): Issue[] {
  const issues = industries.flatMap((industry) => {
    const where = `.${getPaletteClass(industry)}`;
    if (theme.includes(`${where} {`)) return [];
    const allowed = `the colors of the industry ${industry}, like those of the others`;
    return { file, line: 1, where, found: 'nothing', allowed };
  });
  const [unfinished] = theme.matchAll(/^ *(--[\w-]+):[^;{}]*\n *--/gm);
  if (!unfinished) return [...issues, ...findMisspeltTokens(theme)];
  const line = theme.slice(0, unfinished.index).split('\n').length;
  const [, where = ''] = unfinished;
  return [{ file, line, where, found: 'no ";" at the end', allowed: 'a ";" at the end' }];
}
