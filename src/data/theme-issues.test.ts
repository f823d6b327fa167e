import { expect, it } from 'vitest';
import theme from '../styles/theme.css?raw';
import { findThemeIssues } from './theme-issues';

it.each([
  ['--color-accent', '--color-acent'],
  ['--color-rule', '--color-rul'],
  ['--text-body', '--text-bodi'],
])('reports a misspelt %s, with its line', (token, where) => {
  const [before = ''] = theme.split(`${token}:`);
  const line = before.split('\n').length;
  const allowed = expect.stringContaining(`did you mean ${token}?`);
  const issues = findThemeIssues(theme.replace(`${token}:`, `${where}:`));
  expect(issues).toMatchObject([{ file: 'src/styles/theme.css', line, where, allowed }]);
  expect(findThemeIssues(theme)).toEqual([]);
});
