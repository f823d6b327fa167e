import { resolve } from '@asamuzakjp/css-color';
import { type AtRule, type Declaration, parse, Rule } from 'postcss';

export type Scheme = 'light' | 'dark';

/** Reads the color tokens of `@theme` and of the surfaces. Later surfaces override earlier ones. */
export function readTheme(theme: string) {
  /** The declarations of each selector and of `@theme`. */
  const declarations: Record<string, Record<string, Declaration>> = {};
  parse(theme).walkDecls(/^--color-/, (declaration) => {
    const { parent, prop } = declaration;
    for (const name of parent instanceof Rule
      ? parent.selectors
      : [`@${(parent as AtRule).name}`]) {
      declarations[name] = { ...declarations[name], [prop]: declaration };
    }
  });
  const declarationsOn = (surfaces: readonly string[]): Record<string, Declaration> =>
    Object.assign(
      {},
      declarations['@theme'],
      ...surfaces.map((name) => declarations[`.surface-${name}`]),
    );
  return {
    /** Returns the declaration of a token that applies on the surfaces. */
    find: (token: string, surfaces: readonly string[] = []) =>
      declarationsOn(surfaces)[`--color-${token}`],
    /** Resolves a token to hex; undefined if it is missing or not a color. */
    resolve: (token: string, scheme: Scheme, surfaces: readonly string[] = []) => {
      const properties = Object.entries(declarationsOn(surfaces));
      const hex = resolve(`var(--color-${token})`, {
        customProperty: Object.fromEntries(properties.map(([name, { value }]) => [name, value])),
        colorScheme: scheme,
        format: 'hex',
      });
      return hex || undefined;
    },
  };
}
