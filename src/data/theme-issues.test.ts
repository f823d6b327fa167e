import { expect, it } from 'vitest';
import theme from '../styles/theme.css?raw';
import { findThemeIssues } from './theme-issues';

it('reports a missing semicolon, with its line, and an industry without colors', () => {
  const faulty = theme.replace(/(--color-accent: .*);/, '$1');
  const line = theme.split('--color-accent:')[0]?.split('\n').length;
  expect(findThemeIssues(faulty)).toMatchObject([{ where: '--color-accent', line }]);
  expect(findThemeIssues(theme.replace('.palette-fintech {', '.x {'))).toHaveLength(1);
  expect(findThemeIssues(theme)).toEqual([]);
});
