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
  const issues = findThemeIssues(theme.replace(`${token}:`, `${where}:`));
  expect(issues).toMatchObject([{ file: 'src/styles/theme.css', line, where }]);
  expect(findThemeIssues(theme)).toEqual([]);
});
