import { resolve } from '@asamuzakjp/css-color';
import { parse, Rule } from 'postcss';
import theme from '../styles/theme.css?raw';

export type Scheme = 'light' | 'dark';

/** The color tokens of each selector and of `@theme`. */
const tokens: Record<string, Record<string, string>> = {};

parse(theme).walkDecls(/^--color-/, ({ prop, value, parent }) => {
  for (const name of parent instanceof Rule ? parent.selectors : ['@theme']) {
    tokens[name] = { ...tokens[name], [prop]: value };
  }
});

/** A token of `theme.css` as hex, for images and meta tags; `surface` may be several names. */
export function themeColor(token: string, scheme: Scheme = 'light', surface = 'paper'): string {
  const surfaces = surface.split(' ').map((name) => tokens[`.surface-${name}`]);
  const hex = resolve(`var(--color-${token})`, {
    customProperty: Object.assign({}, tokens['@theme'], ...surfaces),
    colorScheme: scheme,
    format: 'hex',
  });
  if (!hex) throw new RangeError(`src/styles/theme.css has no color --color-${token}.`);
  return hex;
}
