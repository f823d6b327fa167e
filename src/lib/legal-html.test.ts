import { describe, expect, it } from 'vitest';
import { fillDocument } from './legal-html';

const values = { brand: 'Closewell', email: 'hello@closewell.example' };

describe('fillDocument', () => {
  it('fills the names of a document wherever they stand', () => {
    expect(fillDocument('<p>{brand} is {brand}.</p>', values)).toBe(
      '<p>Closewell is Closewell.</p>',
    );
  });

  it('fills a name that the renderer has escaped inside a link', () => {
    expect(fillDocument('<a href="mailto:%7Bemail%7D">{email}</a>', values)).toBe(
      '<a href="mailto:hello@closewell.example">hello@closewell.example</a>',
    );
  });

  it('puts a value in to the letter', () => {
    expect(fillDocument('{brand}', { brand: '$1 {email}' })).toBe('$1 {email}');
    expect(fillDocument('{brand}', { brand: 'A & "B" <c>' })).toBe(
      'A &amp; &quot;B&quot; &lt;c&gt;',
    );
  });

  it.each(['{phone}', '%7Bphone%7D', '{toString}'])(
    'refuses the unknown name %s and says which are allowed',
    (name) => {
      expect(() => fillDocument(`<p>${name}</p>`, values)).toThrow(
        `${name} in src/content/legal is no known name; allowed: brand, email`,
      );
    },
  );

  it('leaves a document without names as it is', () => {
    const html = '<p>99.9% { or } {two words}</p>';
    expect(fillDocument(html, values)).toBe(html);
  });
});
