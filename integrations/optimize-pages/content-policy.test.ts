import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { assertAllowed, pagePolicy, picturePolicy } from './content-policy.ts';
import { parseElements } from './markup.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/* What every page forbids is held in tests/headers.e2e.ts. */
test('a page names every inline script and style by its hash, each once', () => {
  const policy = pagePolicy({ scripts: ['one && two', 'm'], styles: ['a{}', 'a{}'] }).split('; ');
  expect(policy).toContain(`style-src ${hash('a{}')}`);
  expect(policy).toContain(`script-src 'self' ${hash('one && two')} ${hash('m')}`);
});

test('a picture keeps its own styles and nothing else', () => {
  expect(picturePolicy('a.svg', '<svg><style>a{}</style></svg>')).toBe(
    `default-src 'none'; style-src ${hash('a{}')}; frame-ancestors 'none'`,
  );
  expect(picturePolicy('a.svg', '<svg></svg>')).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('attributes that no hash covers stop the build', () => {
  const elements = parseElements('<p style="color: red" onclick="go()" class="a">text</p>');
  expect(() => assertAllowed('a.html', elements)).toThrow(
    /^a\.html holds .*\n<p style="color: red">\n<p onclick="go\(\)">$/,
  );
  expect(() => assertAllowed('a.html', parseElements('<p class="a">text</p>'))).not.toThrow();
});
