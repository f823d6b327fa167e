import { readFileSync } from 'node:fs';
import { convert } from '@asamuzakjp/css-color';
import { expect, it, vi } from 'vitest';
import theme from '../styles/theme.css?raw';
import { type Scheme, themeColor } from './theme-colors';

const TEXT = 7;
const LARGE_TEXT = 4.5;
const EDGE = 3;

const schemes: readonly Scheme[] = ['light', 'dark'];

/** The backgrounds of each surface, and the extra colors of its large text. */
const surfaces = {
  paper: { backgrounds: ['paper', 'paper-2', 'card'], highlights: ['leaf'] },
  pine: { backgrounds: ['pine', 'pine-2', 'pine-deep'], highlights: ['accent'] },
  lime: { backgrounds: ['surface', 'card'], highlights: ['leaf'] },
  accent: { backgrounds: ['accent'], highlights: [] },
};

const pairs = Object.entries(surfaces).flatMap(([surface, { backgrounds, highlights }]) => [
  ...backgrounds.flatMap((background) => [
    ...['ink', 'ink-2'].map((token) => ({ surface, token, background, least: TEXT })),
    ...highlights.map((token) => ({ surface, token, background, least: LARGE_TEXT })),
    ...['qualified', 'meeting'].map((token) => ({ surface, token, background, least: LARGE_TEXT })),
    ...['edge', 'focus', 'action', 'prospect'].map((token) => ({
      surface,
      token,
      background,
      least: EDGE,
    })),
  ]),
  ...['action', 'action-hover'].map((background) => ({
    surface,
    token: 'on-action',
    background,
    least: TEXT,
  })),
  { surface, token: 'night', background: 'accent', least: TEXT },
]);

const clientPairs = [
  ...['ink', 'ink-2'].map((token) => ({ token, background: 'surface', least: TEXT })),
  ...['edge', 'focus', 'action', 'prospect', 'second', 'loud', 'qualified', 'leaf'].map(
    (token) => ({
      token,
      background: 'surface',
      least: EDGE,
    }),
  ),
  ...['action', 'action-hover'].map((background) => ({
    token: 'on-action',
    background,
    least: TEXT,
  })),
  { token: 'on-loud', background: 'loud', least: LARGE_TEXT },
];
const industries = [
  ...theme.matchAll(/@utility surface-([\w-]+) \{\s*@variant colored \{\s*@apply surface-client/g),
];
pairs.push(
  ...industries.flatMap(([, surface = '']) => clientPairs.map((pair) => ({ ...pair, surface }))),
);

/** The contrast ratio of WCAG 2; Y of XYZ is the relative luminance. */
function contrast(one: string, other: string): number {
  const luminances = [one, other].map((hex) => convert.colorToXyz(hex)[1]);
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

function tooClose(scheme: Scheme, colorOf: typeof themeColor): string[] {
  return pairs.flatMap(({ surface, token, background, least }) => {
    const [color, behind] = [token, background].map((name) => colorOf(name, scheme, surface));
    const ratio = contrast(color ?? '', behind ?? '');
    if (ratio >= least) return [];
    const accent = colorOf('accent', scheme, surface);
    const remedy = [color, behind].includes(accent)
      ? 'make --color-accent lighter: raise its first number'
      : 'change the first number, the lightness, of one of them';
    const place = `--color-${token} on --color-${background} (surface-${surface}, ${scheme})`;
    return [`${place}: ${ratio.toFixed(2)}, must be ${least}; ${remedy}`];
  });
}

it.each(schemes)('the pairs of the theme can be read, %s', (scheme) => {
  expect(tooClose(scheme, themeColor)).toEqual([]);
});

const recipe = readFileSync('docs/change-the-look.md', 'utf8');
const accents = [...recipe.matchAll(/`(oklch\([^`]+)`/g)].map(([, accent = '']) => accent);

it.each(accents)('the recipe names an accent that can be read: %s', async (accent) => {
  vi.resetModules();
  vi.doMock('../styles/theme.css?raw', async (original) => {
    const { default: theme } = await original<{ default: string }>();
    return { default: theme.replace(/(?<=--color-accent: )[^;]+/, accent) };
  });
  const { themeColor: colorOf } = await import('./theme-colors');
  expect(colorOf('accent')).not.toBe(themeColor('accent'));
  expect(schemes.flatMap((scheme) => tooClose(scheme, colorOf))).toEqual([]);
});
