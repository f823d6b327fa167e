declare const variableOf: unique symbol;

/** A text with variables such as `{name}` for `interpolate`. Its schema lists those that it may have. */
export type Template<Variable extends string> = string & { readonly [variableOf]: Variable };

type Value = string | number;
type Values = Readonly<Record<string, Value>>;

/** Fills in the variables that have a value. */
export const interpolateKnown = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (found, name) =>
    Object.hasOwn(values, name) ? String(values[name]) : found,
  );

/** Fills in the variables of a template, all of them and no others. */
export const interpolate = <Variable extends string, Given extends Record<Variable, Value>>(
  template: Template<Variable>,
  values: Given & Record<Exclude<keyof Given, Variable>, never>,
): string => interpolateKnown(template, values);

/** Splits a template at a variable that its schema requires. */
export const splitTemplate = <Variable extends string, At extends Variable>(
  template: Template<Variable>,
  name: At,
) =>
  template.split(`{${name}}`) as [Template<Exclude<Variable, At>>, Template<Exclude<Variable, At>>];
