import { expect, it } from 'vitest';
import { interpolate, interpolateKnown, type Template } from './template';

const template = (text: string) => text as Template<string>;

it('fills in the values of variables and leaves other braces alone', () => {
  expect(interpolate(template('{a} of {all}{b}{a}'), { a: 3, all: 16, b: '' })).toBe('3 of 163');
  expect(interpolate(template('{} { a } {a'), { a: 1 })).toBe('{} { a } {a');
  expect(interpolateKnown('{a}, {toString}', { a: 1 })).toBe('1, {toString}');
});

it('requires a value for each variable of its template, and allows no others', () => {
  const plan = 'In {plan}' as Template<'plan'>;
  // @ts-expect-error: a value is missing.
  interpolate(plan, {});
  // @ts-expect-error: no text has this name.
  expect(interpolate(plan, { plan: 'Growth', leads: 30 })).toBe('In Growth');
});

it('puts a value in to the letter, even one that looks like a name or a pattern', () => {
  expect(interpolate(template('<{value}>'), { value: '{b} $& $1', b: 'no' })).toBe('<{b} $& $1>');
});
