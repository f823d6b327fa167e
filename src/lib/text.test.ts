import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { escapeHtml, interpolate, interpolateHtml, interpolateTexts } from './text';

it('puts values in for their names and leaves other braces alone', () => {
  expect(interpolate('{a} of {all}{b}{a}', { a: 3, all: 16, b: '' })).toBe('3 of 163');
  expect(interpolate('{} { a } {a', { a: 1 })).toBe('{} { a } {a');
});

it('refuses a name without a value and says which there are', () => {
  expect(() => interpolate('{shwon} of {all}', { shown: 3, all: 16 })).toThrow(
    '{shwon} in "{shwon} of {all}" has no value; allowed: {shown}, {all}',
  );
  expect(() => interpolate('{toString}', {})).toThrow(RangeError);
});

it('fills the texts of an object and leaves other names', () => {
  const copy = { title: '{a} of {all}', items: [{ text: '{a}{b}', count: 3, of: null }] };
  expect(interpolateTexts(copy, { a: 'one', b: '' })).toEqual({
    title: 'one of {all}',
    items: [{ text: 'one', count: 3, of: null }],
  });
  expect(interpolateTexts('{toString}', {})).toBe('{toString}');
});

it.prop([fc.string({ unit: 'binary' })], { examples: [['{b} $& $1']] })(
  'puts any value in to the letter, even one that looks like a name or a pattern',
  (value) => {
    expect(interpolate('<{value}>', { value, b: 'no' })).toBe(`<${value}>`);
  },
);

it.each([
  ['<p>{brand} is {brand}.</p>', '<p>A &#38; &#34;B&#34; $1 &#60;{email}&#62; is A'],
  ['<a href="mailto:%7Bemail%7D">{email}</a>', '<a href="mailto:hello@a.example">hello@a.exam'],
  ['<p>99.9% { or } {two words}</p>', '<p>99.9% { or } {two words}</p>'],
])('fills the names of the document %j to the letter', (html, start) => {
  const values = { brand: 'A & "B" $1 <{email}>', email: 'hello@a.example' };
  expect(interpolateHtml(html, values).startsWith(start)).toBe(true);
});

it.prop([fc.string({ unit: 'binary' })])('escapes any text, so that HTML shows it', (text) => {
  const escaped = escapeHtml(text);
  expect(escaped).not.toMatch(/[<>]/);
  expect(escaped.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))).toBe(text);
});
