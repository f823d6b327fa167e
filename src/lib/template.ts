declare const nameOf: unique symbol;

/** A text with variables such as `{name}` for `interpolate`. Its schema lists those that it may have. */
export type Template<Name extends string> = string & { readonly [nameOf]: Name };

type Value = string | number;
type Values = Readonly<Record<string, Value>>;

/** Fills in the variables that have a value. */
export const interpolateKnown = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (found, name) =>
    Object.hasOwn(values, name) ? String(values[name]) : found,
  );

/** Fills in the variables of a template, all of them and no others. */
export const interpolate = <Name extends string, Given extends Record<Name, Value>>(
  template: Template<Name>,
  values: Given & Record<Exclude<keyof Given, Name>, never>,
): string => interpolateKnown(template, values);

/** Splits a template at a name that its schema requires `once`. */
export const splitTemplate = <Name extends string, At extends Name>(
  template: Template<Name>,
  name: At,
) => template.split(`{${name}}`) as [Template<Exclude<Name, At>>, Template<Exclude<Name, At>>];
