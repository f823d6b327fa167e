import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { fillDocument, fillMessage } from './html';

const values = { brand: 'A & "B" $1 <{email}>', email: 'hello@a.example' };

it.each([
  ['<p>{brand} is {brand}.</p>', '<p>A &#38; &#34;B&#34; $1 &#60;{email}&#62; is A'],
  // Markdown escapes braces in links.
  ['<a href="mailto:%7Bemail%7D">{email}</a>', '<a href="mailto:hello@a.example">hello@a.exam'],
  ['<p>99.9% { or } {two words}</p>', '<p>99.9% { or } {two words}</p>'],
])('fills the names of %j to the letter', (html, start) => {
  expect(fillDocument(html, values).startsWith(start)).toBe(true);
});

it.prop([fc.string({ unit: 'binary' })])('shows any failure message as text', (message) => {
  const page = (text: string) =>
    `<h1>Failure</h1><p data-failure-message class="a">${text}</p><p>after</p>`;
  const filled = fillMessage(page('before'), message);
  const [start = '', end = ''] = page('|').split('|');
  expect(filled.startsWith(start) && filled.endsWith(end)).toBe(true);
  const shown = filled.slice(start.length, -end.length);
  expect(shown).not.toMatch(/[<>]/);
  expect(shown.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))).toBe(message);
});
