import { resolve } from '@asamuzakjp/css-color';
import theme from './theme.css?raw';

/** Returns the color tokens that a block of the theme declares, such as `@theme` or `.palette-fintech`. */
function getTokens(block: string): Record<string, string> {
  // A block ends with a brace as far to the right as its first line.
  const pattern = new RegExp(`^( *)${RegExp.escape(block)} \\{\\n(.*?)^\\1\\}`, 'ms');
  const [, , declarations = ''] = pattern.exec(theme) ?? [];
  const tokens = declarations.matchAll(/(--color-[\w-]+):\s*([^;]+);/g);
  return Object.fromEntries([...tokens].map(([, name = '', value = '']) => [name, value]));
}

/** Resolves a color token to hex, for images and meta tags, which cannot use custom properties. */
export function getThemeColor(token: string, scheme: 'light' | 'dark' = 'light', palette = '') {
  const customProperty = { ...getTokens('@theme'), ...(palette && getTokens(`.${palette}`)) };
  const name = `--color-${token}`;
  const color = resolve(`var(${name})`, { customProperty, colorScheme: scheme, format: 'hex' });
  if (color) return color;
  const found = customProperty[name] ?? 'missing';
  const allowed = 'a color, such as #ff8c00 or oklch(0.75 0.18 60), or a token, letter for letter';
  throw new RangeError(`src/styles/theme.css: ${name} is ${found}; allowed: ${allowed}`);
}

/** Replaces `var(--color-…)` in a drawing by light colors, because images cannot use custom properties of a page. */
export const resolveThemeColors = (svg: string) =>
  svg
    .replace(/<!--.*?-->\s*/gs, '')
    .replace(/var\(--color-([\w-]+)(?:,(?:[^()]|\([^()]*\))*)?\)/g, (_, token) =>
      getThemeColor(token),
    );
