import { readTheme } from './read-theme';
import theme from './theme.css?raw';

/** Resolves a color token to hex, for images and meta tags, which cannot use custom properties. */
export const getThemeColor = readTheme(theme);
