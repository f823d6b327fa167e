import { convert } from '@asamuzakjp/css-color';
import type { CssSyntaxError } from 'postcss';
import { industries } from '../../src/schema/vocabulary.ts';
import { getPaletteClass, getSurfaceClasses } from '../../src/styles/industry-surfaces.ts';
import { readTheme } from '../../src/styles/read-theme.ts';
import type { Issue } from './parse-content-file.ts';

export const themeFile = 'src/styles/theme.css';

/* Contrasts of WCAG: AAA for text, AA for edges of controls. */
const TEXT = 7;
const LARGE_TEXT = 4.5;
const EDGE = 3;

const edgeTokens = { edge: EDGE, focus: EDGE, action: EDGE, prospect: EDGE };
const textTokens = { ink: TEXT, 'ink-muted': TEXT, qualified: LARGE_TEXT, meeting: LARGE_TEXT };
const surfaceTokens = { ...edgeTokens, ...textTokens };
const industryTokens = {
  ...surfaceTokens,
  qualified: EDGE,
  meeting: EDGE,
  decoration: EDGE,
  'chart-muted': EDGE,
  'industry-figure': LARGE_TEXT,
};

const industrySurfaces = industries.map(getSurfaceClasses);
const buttons = ['action', 'action-hover'];
const surfacesWithButtons = [
  'paper',
  'surface-pine',
  'surface-lime',
  'surface-accent',
  ...industrySurfaces,
];

/** `paper` is the page itself, which needs no class. */
type Requirement = [surface: string, backgrounds: string[], tokens: Record<string, number>];

/** Lists the minimum contrast of each token with the backgrounds. */
const requirements: Requirement[] = [
  ['paper', ['paper', 'card'], { ...surfaceTokens, decoration: LARGE_TEXT }],
  // The header's current link has the color of the accent.
  ['surface-pine', ['pine', 'pine-deep'], { ...surfaceTokens, accent: TEXT }],
  ['surface-pine', ['pine-raised'], { ...surfaceTokens, accent: LARGE_TEXT }],
  ['surface-lime', ['surface', 'card'], { ...surfaceTokens, decoration: LARGE_TEXT }],
  ['surface-accent', ['accent'], { ...surfaceTokens, 'on-accent': TEXT }],
  ['surface-sheet', ['surface'], { ink: TEXT, 'ink-muted': TEXT, qualified: EDGE, prospect: EDGE }],
  ['surface-sheet', ['highlight'], { ink: TEXT }],
  ...industrySurfaces.flatMap((surface): Requirement[] => [
    [surface, ['surface'], industryTokens],
    [surface, ['meeting'], { 'on-meeting': LARGE_TEXT }],
  ]),
  ...surfacesWithButtons.map((surface): Requirement => [surface, buttons, { 'on-action': TEXT }]),
];

const checks = requirements.flatMap(([surface, backgrounds, tokens]) =>
  backgrounds.flatMap((background) =>
    Object.entries(tokens).flatMap(([token, minimum]) =>
      (['light', 'dark'] as const).map((scheme) => ({
        surface,
        background,
        token,
        minimum,
        scheme,
      })),
    ),
  ),
);

type Theme = ReturnType<typeof readTheme>;

/** Computes the contrast ratio of WCAG 2. Y of XYZ is the relative luminance. */
function getContrast(color: string, background: string): number {
  const luminances = [color, background].map((hex) => convert.colorToXyz(hex)[1]);
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

function findMissingPalettes(theme: string): Issue[] {
  return industries.flatMap((industry) => {
    const where = `.${getPaletteClass(industry)}`;
    if (theme.includes(`${where} {`)) return [];
    const allowed = `the colors of the industry ${industry}, like those of the others`;
    return { file: themeFile, line: 1, where, found: 'nothing', allowed };
  });
}

/** Reports each unreadable value once, at its line, not the tokens that name it. */
function findUnreadableColors(theme: Theme): Issue[] {
  const issues = new Map<number, Issue>();
  for (const { surface, background, token, scheme } of checks) {
    const addIssue = (name: string): void => {
      if (theme.resolve(name, scheme, surface)) return;
      const declaration = theme.find(name, surface);
      const named = [...(declaration?.value ?? '').matchAll(/var\(--color-([\w-]+)/g)];
      const cause = named.find(([, other = '']) => !theme.resolve(other, scheme, surface));
      if (cause?.[1]) {
        addIssue(cause[1]);
        return;
      }
      const line = declaration?.source?.start?.line ?? 1;
      issues.set(line, {
        file: themeFile,
        line,
        where: `--color-${name} (${surface}, ${scheme})`,
        found: declaration ? `"${declaration.value}"` : 'nothing',
        allowed: 'a color, such as "oklch(0.8 0.13 60)" or "#f0a050", light-dark() or var() of one',
      });
    };
    addIssue(token);
    addIssue(background);
  }
  return [...issues.values()];
}

function findContrastIssues(theme: Theme, only = checks): (Issue & { token: string })[] {
  return only.flatMap(({ surface, background, token, minimum, scheme }) => {
    const [color, behind] = [token, background].map((name) => theme.resolve(name, scheme, surface));
    const ratio = color && behind ? getContrast(color, behind) : minimum;
    if (ratio >= minimum) return [];
    return {
      token,
      file: themeFile,
      line: theme.find(token, surface)?.source?.start?.line ?? 1,
      where: `--color-${token} on --color-${background} (${surface}, ${scheme})`,
      found: `a contrast of ${ratio.toFixed(2)}`,
      allowed: `${minimum} or more; lighten or darken one of the two`,
    };
  });
}

const isOfAccent = ({ token }: { token: string }) => token === 'accent';

/** Tries lighter accents of the same hue and returns the first that passes the checks of the accent. */
function suggestAccent(file: string, theme: Theme): string | undefined {
  const accent = theme.resolve('accent', 'light');
  if (!accent) return undefined;
  const [lightness, chroma, hue] = convert.colorToOklch(accent).map(Number) as [
    number,
    number,
    number,
  ];
  for (let step = 1; lightness + step / 100 < 1; step++) {
    // Screens cannot show a light color at full chroma.
    const candidateChroma =
      chroma * Math.min(1, (1 - lightness - step / 100) / (1 - lightness) + 0.4);
    const candidate = `oklch(${(lightness + step / 100).toFixed(2)} ${candidateChroma.toFixed(3)} ${hue.toFixed(0)})`;
    const changed = file.replace(/(?<=--color-accent: )[^;]+/, candidate);
    if (findContrastIssues(readTheme(changed), checks.filter(isOfAccent)).length === 0)
      return candidate;
  }
  return undefined;
}

export function findThemeIssues(file: string): Issue[] {
  let theme: Theme;
  try {
    theme = readTheme(file);
  } catch (error) {
    const { line = 1, reason } = error as CssSyntaxError;
    const allowed = 'CSS: each declaration ends with ";", each block with "}"';
    return [{ file: themeFile, line, where: 'the file', found: reason, allowed }];
  }
  const missing = findMissingPalettes(file);
  if (missing.length > 0) return missing;
  const unreadable = findUnreadableColors(theme);
  if (unreadable.length > 0) return unreadable;
  const issues = findContrastIssues(theme);
  // Report the accent alone: many colors follow from it.
  const ofAccent = issues.filter(isOfAccent);
  const accent = ofAccent.length > 0 ? suggestAccent(file, theme) : undefined;
  const reported = ofAccent.length > 0 ? ofAccent : issues;
  return reported.map(({ token, ...issue }) => ({
    ...issue,
    allowed: accent ? `${issue.allowed}, for example --color-accent: ${accent};` : issue.allowed,
  }));
}
