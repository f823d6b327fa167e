import { resolve } from '@asamuzakjp/css-color';
import theme from '../styles/theme.css?raw';

export type Scheme = 'light' | 'dark';

function tokensOf(block: string): Record<string, string> {
  const start = theme.indexOf(`${block} {`);
  const body = start < 0 ? '' : theme.slice(start, theme.indexOf('}', start));
  const applied = /@apply ([\w-]+)/.exec(body)?.[1];
  const tokens = body.matchAll(/(--color-[\w-]+): ([^;]+);/g);
  return {
    ...(applied ? tokensOf(`@utility ${applied}`) : {}),
    ...Object.fromEntries([...tokens].map(([, name = '', value = '']) => [name, value])),
  };
}

/** A token of `theme.css` as hex, for images and meta tags. */
export function themeColor(token: string, scheme: Scheme = 'light', surface = 'paper'): string {
  const hex = resolve(`var(--color-${token})`, {
    customProperty: { ...tokensOf('@theme'), ...tokensOf(`@utility surface-${surface}`) },
    colorScheme: scheme,
    format: 'hex',
  });
  if (!hex) throw new RangeError(`src/styles/theme.css has no color --color-${token}.`);
  return hex;
}
