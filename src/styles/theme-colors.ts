import theme from '../styles/theme.css?raw';
import { readTheme } from './read-theme';

/** A token of `theme.css` as hex, for images and meta tags. */
export const themeColor = readTheme(theme);
