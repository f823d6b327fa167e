import { resolve } from '@asamuzakjp/css-color';
import { type AtRule, type Declaration, parse, Rule } from 'postcss';

export type Scheme = 'light' | 'dark';

/**
 * Reads the color tokens of `@theme` and of classes, and of utilities that these apply. Later classes
 * override earlier ones.
 */
export function readTheme(theme: string) {
  /** The declarations of each selector and of `@theme`. */
  const declarations: Record<string, Record<string, Declaration>> = {};
  const root = parse(theme);
  root.walkAtRules('apply', (apply) => {
    root.walkAtRules('utility', (utility) => {
      if (utility.params === apply.params) apply.replaceWith(utility.clone().nodes);
    });
  });
  root.walkDecls(/^--color-/, (declaration) => {
    const { parent, prop } = declaration;
    for (const name of parent instanceof Rule
      ? parent.selectors
      : [`@${(parent as AtRule).name}`]) {
      declarations[name] = { ...declarations[name], [prop]: declaration };
    }
  });
  const declarationsOn = (classes: string): Record<string, Declaration> =>
    Object.assign(
      {},
      declarations['@theme'],
      ...classes.split(' ').map((name) => declarations[`.${name}`]),
    );
  return {
    /** Returns the declaration of a token that applies to an element with the classes. */
    find: (token: string, classes = '') => declarationsOn(classes)[`--color-${token}`],
    /** Resolves a token to hex; undefined if it is missing or not a color. */
    resolve: (token: string, scheme: Scheme, classes = '') => {
      const properties = Object.entries(declarationsOn(classes));
      const hex = resolve(`var(--color-${token})`, {
        customProperty: Object.fromEntries(properties.map(([name, { value }]) => [name, value])),
        colorScheme: scheme,
        format: 'hex',
      });
      return hex || undefined;
    },
  };
}
