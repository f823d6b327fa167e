import { readFileSync } from 'node:fs';
import { convert } from '@asamuzakjp/css-color';
import { expect, it, vi } from 'vitest';
import { palettes } from './palettes';
import { type Scheme, themeColor } from './theme-colors';

const TEXT = 7;
const LARGE_TEXT = 4.5;
const EDGE = 3;

const schemes: readonly Scheme[] = ['light', 'dark'];

/** The least contrast of each token with the backgrounds of its surface. */
type Requirements = Record<string, number>;

const required: Requirements = {
  ink: TEXT,
  'ink-2': TEXT,
  qualified: LARGE_TEXT,
  meeting: LARGE_TEXT,
  edge: EDGE,
  focus: EDGE,
  action: EDGE,
  prospect: EDGE,
};
const ofClients = {
  ...required,
  qualified: EDGE,
  meeting: EDGE,
  second: EDGE,
  leaf: EDGE,
};

const pairsOn = (surface: string, background: string, tokens: Requirements) =>
  Object.entries(tokens).map(([token, least]) => ({ surface, background, token, least }));

function pairsOf(surface: string, backgrounds: string[], tokens: Requirements) {
  return [
    ...backgrounds.flatMap((background) => pairsOn(surface, background, tokens)),
    ...pairsOn(surface, 'action', { 'on-action': TEXT }),
    ...pairsOn(surface, 'action-hover', { 'on-action': TEXT }),
  ];
}

const pairs = [
  ...pairsOf('paper', ['paper', 'card'], { ...required, leaf: LARGE_TEXT }),
  ...pairsOf('pine', ['pine', 'pine-2', 'pine-deep'], { ...required, accent: LARGE_TEXT }),
  ...pairsOf('lime', ['surface', 'card'], { ...required, leaf: LARGE_TEXT }),
  ...pairsOf('accent', ['accent'], { ...required, night: TEXT }),
  ...Object.values(palettes).flatMap((palette) => {
    const surface = palette.replaceAll('surface-', '');
    const onMeeting = pairsOn(surface, 'meeting', { 'on-meeting': LARGE_TEXT });
    return [...pairsOf(surface, ['surface'], ofClients), ...onMeeting];
  }),
];

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
