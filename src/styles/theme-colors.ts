import { readTheme } from './read-theme';
import theme from './theme.css?raw';

/** A token of `theme.css` as hex, for images and meta tags. */
export const themeColor = readTheme(theme);
