import { readTheme, type Scheme } from './read-theme';
import themeFile from './theme.css?raw';

const theme = readTheme(themeFile);

/** Resolves a color token to hex, for images and meta tags, which cannot use custom properties. */
export function getThemeColor(token: string, scheme: Scheme = 'light', classes = '') {
  const color = theme.resolve(token, scheme, classes);
  if (!color) throw new RangeError(`theme.css has no color --color-${token}.`);
  return color;
}
