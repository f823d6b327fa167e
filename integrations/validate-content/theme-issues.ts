import { convert } from '@asamuzakjp/css-color';
import { industries } from '../../src/schema/vocabulary.ts';
import { getSurfaceNames } from '../../src/styles/industry-surfaces.ts';
import { readTheme } from '../../src/styles/read-theme.ts';
import type { Issue } from './sources.ts';

export const themeFile = 'src/styles/theme.css';

/* Contrasts of WCAG: AAA for text, AA for edges of controls. */
const TEXT = 7;
const LARGE_TEXT = 4.5;
const EDGE = 3;

const edgeTokens = { edge: EDGE, focus: EDGE, action: EDGE, prospect: EDGE };
const textTokens = { ink: TEXT, 'ink-muted': TEXT, qualified: LARGE_TEXT, meeting: LARGE_TEXT };
const surfaceTokens = { ...edgeTokens, ...textTokens };
const clientTokens = { ...surfaceTokens, qualified: EDGE, meeting: EDGE, decoration: EDGE };

const clients = industries.map(getSurfaceNames);
const buttons = ['action', 'action-hover'];
const surfacesWithButtons = [['paper'], ['pine'], ['lime'], ['accent'], ...clients];

type Requirement = [surfaces: string[], backgrounds: string[], tokens: Record<string, number>];

/** Lists the minimum contrast of each token with the backgrounds. */
const requirements: Requirement[] = [
  [['paper'], ['paper', 'card'], { ...surfaceTokens, decoration: LARGE_TEXT }],
  // The header's current link has the color of the accent.
  [['pine'], ['pine', 'pine-deep'], { ...surfaceTokens, accent: TEXT }],
  [['pine'], ['pine-raised'], { ...surfaceTokens, accent: LARGE_TEXT }],
  [['lime'], ['surface', 'card'], { ...surfaceTokens, decoration: LARGE_TEXT }],
  [['accent'], ['accent'], { ...surfaceTokens, night: TEXT }],
  [['sheet'], ['surface'], { ink: TEXT, 'ink-muted': TEXT, qualified: EDGE, prospect: EDGE }],
  [['sheet'], ['highlight'], { ink: TEXT }],
  ...clients.map((client): Requirement => [client, ['surface'], clientTokens]),
  ...clients.map((client): Requirement => [client, ['meeting'], { 'on-meeting': LARGE_TEXT }]),
  ...surfacesWithButtons.map((surfaces): Requirement => [surfaces, buttons, { 'on-action': TEXT }]),
];

const checks = requirements.flatMap(([surfaces, backgrounds, tokens]) =>
  backgrounds.flatMap((background) =>
    Object.entries(tokens).flatMap(([token, minimum]) =>
      (['light', 'dark'] as const).map((scheme) => ({
        surfaces,
        background,
        token,
        minimum,
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

function findMissingSurfaces(theme: string): Issue[] {
  return clients.flatMap(([, name], index) => {
    if (theme.includes(`.surface-${name} {`)) return [];
    const allowed = `the colors of the industry ${industries[index]}, like those of the others`;
    return { file: themeFile, line: 1, where: `.surface-${name}`, found: 'nothing', allowed };
  });
}

export function findThemeIssues(theme: string): Issue[] {
  const missing = findMissingSurfaces(theme);
  if (missing.length > 0) return missing;
  const colorOf = readTheme(theme);
  const issues = checks.flatMap(({ surfaces, background, token, minimum, scheme }) => {
    const ratio = contrast(colorOf(token, scheme, surfaces), colorOf(background, scheme, surfaces));
    if (ratio >= minimum) return [];
    return {
      file: themeFile,
      line: theme.slice(0, theme.indexOf(`--color-${token}:`)).split('\n').length,
      where: `--color-${token} on --color-${background} (surface-${surfaces.join(' ')}, ${scheme})`,
      found: `a contrast of ${ratio.toFixed(2)}`,
      allowed: `${minimum} or more; lighten or darken one of the two`,
    };
  });
  // Report the accent alone: many colors follow from it.
  const ofAccent = issues.filter(({ where }) => where.startsWith('--color-accent '));
  return ofAccent.length > 0 ? ofAccent : issues;
}
