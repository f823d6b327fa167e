import { readFileSync } from 'node:fs';
import { industries } from '../schema/vocabulary.ts';
import { getPaletteClass } from '../styles/industry-surfaces.ts';
import type { Issue } from './issues.ts';

const file = 'src/styles/theme.css';

/** Reports industries without colors, and missing semicolons, which CSS accepts. */
export function findThemeIssues(theme = readFileSync(file, 'utf8')): Issue[] {
  const issues = industries.flatMap((industry) => {
    const where = `.${getPaletteClass(industry)}`;
    if (theme.includes(`${where} {`)) return [];
    const allowed = `the colors of the industry ${industry}, like those of the others`;
    return { file, line: 1, where, found: 'nothing', allowed };
  });
  const [unfinished] = theme.matchAll(/^ *(--[\w-]+):[^;{}]*\n *--/gm);
  if (!unfinished) return issues;
  const line = theme.slice(0, unfinished.index).split('\n').length;
  const [, where = ''] = unfinished;
  return [{ file, line, where, found: 'no ";" at the end', allowed: 'a ";" at the end' }];
}
