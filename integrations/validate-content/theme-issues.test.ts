import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findThemeIssues, themeFile } from './theme-issues.ts';

const theme = readFileSync(themeFile, 'utf8');
const withToken = (name: string, value: string) =>
  theme.replace(new RegExp(`(?<=--color-${name}: )[^;]+`), value);
const withAccent = (accent: string) => withToken('accent', accent);
const lineOf = (name: string) => theme.split(`--color-${name}:`)[0]?.split('\n').length;

it('finds no issue in the theme', () => {
  expect(findThemeIssues(theme)).toEqual([]);
});

it.each([60, 260, 358])('asks for a lighter accent of hue %d, which then can be read', (hue) => {
  const withLightness = (lightness: number) => withAccent(`oklch(${lightness} 0.19 ${hue})`);
  const [issue, ...others] = findThemeIssues(withLightness(0.62));
  expect(issue).toMatchObject({
    file: themeFile,
    line: lineOf('accent'),
    where: '--color-accent on --color-pine (surface-pine, light)',
    found: expect.stringMatching(/^a contrast of [345]\.\d\d$/),
    allowed: expect.stringMatching(/^7 or more; lighten or darken/),
  });
  for (const { where } of others) expect(where).toMatch(/^--color-accent /);
  expect(findThemeIssues(withLightness(0.9))).toEqual([]);
});

it('names each pair of another token, with its line', () => {
  const issues = findThemeIssues(withToken('ink-muted', '#888888'));
  expect(issues.length).toBeGreaterThan(1);
  for (const issue of issues) {
    expect(issue.line).toBe(lineOf('ink-muted'));
    expect(issue.where).toMatch(/^--color-ink-muted on --color-(?:paper|card) \(paper, /);
    expect(issue.allowed).toMatch(/^7 or more; lighten or darken/);
  }
});

it('names the line of an unreadable color, on its surface too, and of a syntax error', () => {
  expect(findThemeIssues(withToken('ink-muted', 'oklch(0.9 0.2)'))).toMatchObject([
    {
      line: lineOf('ink-muted'),
      found: '"oklch(0.9 0.2)"',
      allowed: expect.stringMatching(/^a color/),
    },
  ]);
  const [before = '', after = ''] = theme.split('.surface-lime {');
  const onLime = `${before}.surface-lime {${after.replace(/(?<=--color-edge: )[^;]+/, 'gray green')}`;
  const line = onLime.slice(0, onLime.indexOf('gray green')).split('\n').length;
  expect(findThemeIssues(onLime)).toMatchObject([
    { line, where: expect.stringMatching(/^--color-edge \(surface-lime, /), found: '"gray green"' },
  ]);
  const lines = theme.split('\n').length;
  expect(findThemeIssues(`${theme}\nbody {`)).toMatchObject([
    { line: lines + 1, found: 'Unclosed block' },
  ]);
});

it.each(['#f28c28', '#0a7a30', 'oklch(0.62 0.19 260)'])(
  'suggests an accent of the hue of %s that can be read',
  (accent) => {
    const [issue] = findThemeIssues(withAccent(accent));
    const [, suggested = ''] = /--color-accent: ([^;]+);$/.exec(issue?.allowed ?? '') ?? [];
    expect(suggested).toMatch(/^oklch/);
    expect(findThemeIssues(withAccent(suggested))).toEqual([]);
  },
);

it('asks for the palette of an industry', () => {
  expect(findThemeIssues(theme.replace('.palette-fintech {', '.palette-banks {'))).toMatchObject([
    { where: '.palette-fintech', allowed: expect.stringContaining('industry Fintech') },
  ]);
});

const recipe = readFileSync('docs/change-the-look.md', 'utf8');
const accents = [...recipe.matchAll(/`(oklch\([^`]+)`/g)].map(([, accent = '']) => accent);

it.each(accents)('the recipe names an accent that can be read: %s', (accent) => {
  expect(findThemeIssues(withAccent(accent))).toEqual([]);
});
