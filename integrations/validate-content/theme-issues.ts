import { convert } from '@asamuzakjp/css-color';
import { industries } from '../../src/schema/vocabulary.ts';
import { getSurfaceNames } from '../../src/styles/industry-surfaces.ts';
import { readTheme } from '../../src/styles/read-theme.ts';
import type { Issue } from './sources.ts';

export const themeFile = 'src/styles/theme.css';

const TEXT = 7;
const LARGE_TEXT = 4.5;
const EDGE = 3;

const edges = { edge: EDGE, focus: EDGE, action: EDGE, prospect: EDGE };
const texts = { ink: TEXT, 'ink-muted': TEXT, qualified: LARGE_TEXT, meeting: LARGE_TEXT };
const required = { ...edges, ...texts };
const ofClients = { ...required, qualified: EDGE, meeting: EDGE, decoration: EDGE };

const clients = industries.map(getSurfaceNames);
const buttons = ['action', 'action-hover'];
const withButtons = [['paper'], ['pine'], ['lime'], ['accent'], ...clients];

type Requirement = [surfaces: string[], backgrounds: string[], tokens: Record<string, number>];

/** Lists the minimum contrast of each token with the backgrounds. */
const requirements: Requirement[] = [
  [['paper'], ['paper', 'card'], { ...required, decoration: LARGE_TEXT }],
  // The header's current link has the color of the accent.
  [['pine'], ['pine', 'pine-deep'], { ...required, accent: TEXT }],
  [['pine'], ['pine-raised'], { ...required, accent: LARGE_TEXT }],
  [['lime'], ['surface', 'card'], { ...required, decoration: LARGE_TEXT }],
  [['accent'], ['accent'], { ...required, night: TEXT }],
  [['sheet'], ['surface'], { ink: TEXT, 'ink-muted': TEXT, qualified: EDGE, prospect: EDGE }],
  [['sheet'], ['highlight'], { ink: TEXT }],
  ...clients.map((client): Requirement => [client, ['surface'], ofClients]),
  ...clients.map((client): Requirement => [client, ['meeting'], { 'on-meeting': LARGE_TEXT }]),
  ...withButtons.map((surfaces): Requirement => [surfaces, buttons, { 'on-action': TEXT }]),
];

const pairs = requirements.flatMap(([surfaces, backgrounds, tokens]) =>
  backgrounds.flatMap((background) =>
    Object.entries(tokens).flatMap(([token, minContrast]) =>
      (['light', 'dark'] as const).map((scheme) => ({
        surfaces,
        background,
        token,
        minContrast,
        scheme,
      })),
    ),
  ),
);

/** Computes the contrast ratio of WCAG 2. Y of XYZ is the relative luminance. */
function contrast(color: string, background: string): number {
  const luminances = [color, background].map((hex) => convert.colorToXyz(hex)[1]);
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

export function findThemeIssues(theme: string): Issue[] {
  const colorOf = readTheme(theme);
  const issues = pairs.flatMap(({ surfaces, background, token, minContrast, scheme }) => {
    const ratio = contrast(colorOf(token, scheme, surfaces), colorOf(background, scheme, surfaces));
    if (ratio >= minContrast) return [];
    return {
      file: themeFile,
      line: theme.slice(0, theme.indexOf(`--color-${token}:`)).split('\n').length,
      where: `--color-${token} on --color-${background} (surface-${surfaces.join(' ')}, ${scheme})`,
      found: `a contrast of ${ratio.toFixed(2)}`,
      allowed: `${minContrast} or more; change the first number of one of the two, its lightness`,
    };
  });
  // Report the accent alone: many colors follow from it.
  const ofAccent = issues.filter(({ where }) => where.startsWith('--color-accent '));
  return ofAccent.length > 0 ? ofAccent : issues;
}
