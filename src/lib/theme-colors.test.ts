import { convert } from '@asamuzakjp/css-color';
import { expect, it } from 'vitest';
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

it.each(schemes)('the pairs of the theme can be read, %s', (scheme) => {
  const tooClose = pairs
    .map(({ surface, token, background, least }) => {
      const of = (name: string) => themeColor(name, scheme, surface);
      return { surface, token, background, least, is: contrast(of(token), of(background)) };
    })
    .filter(({ is, least }) => is < least)
    .map(
      ({ surface, token, background, least, is }) =>
        `--color-${token} on --color-${background} (surface-${surface}, ${scheme}): ${is.toFixed(2)}, must be ${least}`,
    );
  expect(tooClose).toEqual([]);
});
