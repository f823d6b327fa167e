import { describe, expect, it } from 'vitest';
import { fillDocument } from './legal-html';

const values = { brand: 'A & "B" $1 <{email}>', email: 'hello@a.example' };

describe('fillDocument', () => {
  it.each([
    ['<p>{brand} is {brand}.</p>', '<p>A &amp; &quot;B&quot; $1 &lt;{email}&gt; is A'],
    // The renderer escapes a name inside a link.
    ['<a href="mailto:%7Bemail%7D">{email}</a>', '<a href="mailto:hello@a.example">hello@a.exam'],
    ['<p>99.9% { or } {two words}</p>', '<p>99.9% { or } {two words}</p>'],
  ])('fills the names of %j to the letter', (html, start) => {
    expect(fillDocument(html, values).startsWith(start)).toBe(true);
  });

  it.each(['{phone}', '%7Bphone%7D', '{toString}'])(
    'refuses the unknown name %s and says which are allowed',
    (name) => {
      expect(() => fillDocument(`<p>${name}</p>`, values)).toThrow(
        `${name} in src/content/legal is no known name; allowed: brand, email`,
      );
    },
  );
});
