import { resolve } from '@asamuzakjp/css-color';
import theme from '../styles/theme.css?raw';

export type Scheme = 'light' | 'dark';

function tokensOf(selector: string): Record<string, string> {
  const bodies = theme.split('}').flatMap((rule) => {
    const [selectors = '', body = ''] = rule.split('{').slice(-2);
    return selectors.includes(selector) ? [body] : [];
  });
  const tokens = bodies.join('').matchAll(/(--color-[\w-]+): ([^;]+);/g);
  return Object.fromEntries([...tokens].map(([, name = '', value = '']) => [name, value]));
}

/** A token of `theme.css` as hex, for images and meta tags; `surface` may be several names. */
export function themeColor(token: string, scheme: Scheme = 'light', surface = 'paper'): string {
  const hex = resolve(`var(--color-${token})`, {
    customProperty: Object.assign(
      tokensOf('@theme'),
      ...surface.split(' ').map((name) => tokensOf(`.surface-${name}`)),
    ),
    colorScheme: scheme,
    format: 'hex',
  });
  if (!hex) throw new RangeError(`src/styles/theme.css has no color --color-${token}.`);
  return hex;
}
