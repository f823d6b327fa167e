import { resolve } from '@asamuzakjp/css-color';
import { parse, Rule } from 'postcss';

export type Scheme = 'light' | 'dark';

/** Returns a function that resolves a color token to hex; later surfaces override earlier ones. */
export function readTheme(theme: string) {
  /** The color tokens of each selector and of `@theme`. */
  const tokens: Record<string, Record<string, string>> = {};
  parse(theme).walkDecls(/^--color-/, ({ prop, value, parent }) => {
    for (const name of parent instanceof Rule ? parent.selectors : ['@theme']) {
      tokens[name] = { ...tokens[name], [prop]: value };
    }
  });
  return (token: string, scheme: Scheme = 'light', surfaces: readonly string[] = []): string => {
    const hex = resolve(`var(--color-${token})`, {
      customProperty: Object.assign(
        {},
        tokens['@theme'],
        ...surfaces.map((name) => tokens[`.surface-${name}`]),
      ),
      colorScheme: scheme,
      format: 'hex',
    });
    if (!hex) throw new RangeError(`src/styles/theme.css has no color --color-${token}.`);
    return hex;
  };
}
