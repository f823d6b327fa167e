import { resolve } from '@asamuzakjp/css-color';
import postcss from 'postcss';
import theme from '../styles/theme.css?raw';

export type Scheme = 'light' | 'dark';

/** The color tokens by selector, or by the name of the at-rule. */
const tokens: Record<string, Record<string, string>> = {};

postcss.parse(theme).walkDecls(/^--color-/, ({ prop, value, parent }) => {
  const { selectors, name } = parent as postcss.Rule & postcss.AtRule;
  for (const key of selectors ?? [name]) tokens[key] = { ...tokens[key], [prop]: value };
});

/** A token of `theme.css` as hex, for images and meta tags; `surface` may be several names. */
export function themeColor(token: string, scheme: Scheme = 'light', surface = 'paper'): string {
  const surfaces = surface.split(' ').map((name) => tokens[`.surface-${name}`]);
  const hex = resolve(`var(--color-${token})`, {
    customProperty: Object.assign({}, tokens.theme, ...surfaces),
    colorScheme: scheme,
    format: 'hex',
  });
  if (!hex) throw new RangeError(`src/styles/theme.css has no color --color-${token}.`);
  return hex;
}
