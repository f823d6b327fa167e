import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { assertAllowed, pagePolicy, picturePolicy, workerPolicy } from './content-policy.ts';
import { parseElements } from './markup.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.split(' ')[0] === name);
  return found?.split(' ').slice(1) ?? [];
}

const policyWith = (scripts: string[] = [], styles: string[] = []) =>
  pagePolicy({ scripts, styles });

describe('the policy of a page', () => {
  test('names every inline script and style by its hash, each once', () => {
    const policy = policyWith(['one && two', 'm'], ['a{}', 'a{}']);
    expect(directive(policy, 'style-src')).toEqual([hash('a{}')]);
    expect(directive(policy, 'script-src')).toEqual(["'self'", hash('one && two'), hash('m')]);
  });

  test('allows nothing that it does not name', () => {
    const policy = policyWith();
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
    for (const name of [
      'default-src',
      'object-src',
      'base-uri',
      'form-action',
      'frame-ancestors',
    ]) {
      expect(directive(policy, name)).toEqual(["'none'"]);
    }
    expect(directive(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
  });
});

test('a picture keeps its own styles and nothing else', () => {
  expect(picturePolicy('a.svg', '<svg><style>a{}</style></svg>')).toBe(
    `default-src 'none'; style-src ${hash('a{}')}; frame-ancestors 'none'`,
  );
  expect(picturePolicy('a.svg', '<svg></svg>')).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('the worker may request the site and nothing else', () => {
  expect(workerPolicy).toBe("default-src 'none'; connect-src 'self'");
});

test('attributes that no hash covers stop the build', () => {
  const elements = parseElements('<p style="color: red" onclick="go()" class="a">text</p>');
  expect(() => assertAllowed('a.html', elements)).toThrow(
    /^a\.html holds .*\n<p style="color: red">\n<p onclick="go\(\)">$/,
  );
  expect(() => assertAllowed('a.html', parseElements('<p class="a">text</p>'))).not.toThrow();
});
