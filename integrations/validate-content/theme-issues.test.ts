import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findThemeIssues, themeFile } from './theme-issues.ts';

const theme = readFileSync(themeFile, 'utf8');
const withToken = (name: string, value: string) =>
  theme.replace(new RegExp(`(?<=--color-${name}: )[^;]+`), value);
const withAccent = (accent: string) => withToken('accent', accent);
const lineOf = (name: string) => theme.split(`--color-${name}:`)[0]?.split('\n').length;

it('has no issue with the theme', () => {
  expect(findThemeIssues(theme)).toEqual([]);
});

it.each([
  ['an orange', '#f28c28', 'accent', 'pine', 5.55],
  ['a blue', '#3b82f6', 'accent', 'pine', 3.7],
  ['a pink', '#ff4f9a', 'accent', 'pine', 4.44],
])('names the closest pair of %s, and a tint of it that passes', (_, accent, token, on, ratio) => {
  const [issue, ...others] = findThemeIssues(withAccent(accent));
  expect(others).toEqual([]);
  expect(issue).toMatchObject({
    file: themeFile,
    line: lineOf('accent'),
    where: `--color-${token} on --color-${on} (surface-pine, dark)`,
    found: `a contrast of ${ratio.toFixed(2)}`,
  });
  const [, tint = ''] =
    /^7 or more; --color-accent: (#\w{6}) would/.exec(issue?.allowed ?? '') ?? [];
  expect(findThemeIssues(withAccent(tint))).toEqual([]);
});

it('names each pair of another token, with its line', () => {
  const issues = findThemeIssues(withToken('ink-2', '#888888'));
  expect(issues.length).toBeGreaterThan(1);
  for (const issue of issues) {
    expect(issue.line).toBe(lineOf('ink-2'));
    expect(issue.where).toMatch(/^--color-ink-2 on --color-(?:paper|card) \(surface-paper, /);
    expect(issue.allowed).toMatch(/^7 or more; change the first number/);
  }
});

const recipe = readFileSync('docs/change-the-look.md', 'utf8');
const accents = [...recipe.matchAll(/`(oklch\([^`]+)`/g)].map(([, accent = '']) => accent);

it.each(accents)('the recipe names an accent that can be read: %s', (accent) => {
  expect(findThemeIssues(withAccent(accent))).toEqual([]);
});
