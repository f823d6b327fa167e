import { convert, resolve } from '@asamuzakjp/css-color';
import { palettes } from '../../src/styles/palettes.ts';
import { readTheme, type Scheme } from '../../src/styles/read-theme.ts';
import type { ValidationIssue } from './find-issues.ts';

export const themeFile = 'src/styles/theme.css';

const TEXT = 7;
const LARGE_TEXT = 4.5;
const EDGE = 3;

interface Pair {
  surface: string;
  background: string;
  token: string;
  least: number;
  scheme: Scheme;
}

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
  Object.entries(tokens).flatMap(([token, least]) =>
    (['light', 'dark'] as const).map((scheme): Pair => {
      return { surface, background, token, least, scheme };
    }),
  );

const pairsOf = (surface: string, backgrounds: readonly string[], tokens: Requirements) => [
  ...backgrounds.flatMap((background) => pairsOn(surface, background, tokens)),
  ...pairsOn(surface, 'action', { 'on-action': TEXT }),
  ...pairsOn(surface, 'action-hover', { 'on-action': TEXT }),
];

const pairs: readonly Pair[] = [
  ...pairsOf('paper', ['paper', 'card'], { ...required, leaf: LARGE_TEXT }),
  // The current link of the header has the color of the accent.
  ...pairsOf('pine', ['pine', 'pine-deep'], { ...required, accent: TEXT }),
  ...pairsOn('pine', 'pine-2', { ...required, accent: LARGE_TEXT }),
  ...pairsOf('lime', ['surface', 'card'], { ...required, leaf: LARGE_TEXT }),
  ...pairsOf('accent', ['accent'], { ...required, night: TEXT }),
  ...pairsOn('sheet', 'surface', { ink: TEXT, 'ink-2': TEXT, qualified: EDGE, prospect: EDGE }),
  ...pairsOn('sheet', 'marked', { ink: TEXT }),
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

function contrastsIn(theme: string) {
  const colorOf = readTheme(theme);
  return ({ surface, background, token, scheme }: Pair) =>
    contrast(colorOf(token, scheme, surface), colorOf(background, scheme, surface));
}

/** The nearest tint of the accent with which the theme can be read. */
function findAccent(theme: string): string | undefined {
  const accent = readTheme(theme)('accent');
  const parts = Array.from({ length: 49 }, (_, index) => 98 - 2 * index);
  return parts
    .flatMap(
      (part) => resolve(`color-mix(in oklch, ${accent} ${part}%, white)`, { format: 'hex' }) ?? [],
    )
    .find((tint) => {
      const contrastOf = contrastsIn(theme.replace(/(?<=--color-accent: )[^;]+/, tint));
      return pairs.every((pair) => contrastOf(pair) >= pair.least);
    });
}

/** Finds colors that are too close to be read; of those that a new accent mends, the closest. */
export function findThemeIssues(theme: string): ValidationIssue[] {
  const contrastOf = contrastsIn(theme);
  const found = pairs
    .map((pair) => ({ ...pair, ratio: contrastOf(pair) }))
    .filter(({ ratio, least }) => ratio < least)
    .sort((one, other) => one.ratio / one.least - other.ratio / other.least);
  const accent = found.length > 0 ? findAccent(theme) : undefined;
  const remedy = accent
    ? `--color-accent: ${accent} would pass`
    : 'change the first number of one of the two, its lightness';
  return found.slice(0, accent ? 1 : undefined).map(({ surface, background, token, ...pair }) => {
    const name = accent ? 'accent' : token;
    return {
      file: themeFile,
      line: theme.slice(0, theme.indexOf(`--color-${name}:`)).split('\n').length,
      where: `--color-${token} on --color-${background} (surface-${surface}, ${pair.scheme})`,
      found: `a contrast of ${pair.ratio.toFixed(2)}`,
      allowed: `${pair.least} or more; ${remedy}`,
    };
  });
}
