import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findForbidden, pagePolicy, picturePolicy, workerPolicy } from './security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.split(' ')[0] === name);
  return found?.split(' ').slice(1) ?? [];
}

describe('the policy of a page', () => {
  test('names every inline script and style by its hash, each once', () => {
    const policy = pagePolicy(
      '<style>a{}</style><style>a{}</style><script>one && two</script><script type="module">m</script>' +
        '<script type="speculationrules">{}</script>',
    );
    expect(directive(policy, 'style-src')).toEqual([hash('a{}')]);
    expect(directive(policy, 'script-src')).toEqual([
      "'self'",
      hash('one && two'),
      hash('m'),
      hash('{}'),
    ]);
  });

  test('sees styles in templates, in drawings and for browsers without scripts', () => {
    const policy = pagePolicy(
      '<template><style>t{}</style></template><svg><style>s{}</style></svg>' +
        '<noscript><style>n{}</style></noscript>',
    );
    expect(directive(policy, 'style-src')).toEqual([hash('t{}'), hash('s{}'), hash('n{}')]);
  });

  test('takes neither data nor files for scripts', () => {
    const policy = pagePolicy(
      '<script type="application/ld+json">{}</script><script src="/a.js"></script>',
    );
    expect(directive(policy, 'script-src')).toEqual(["'self'"]);
  });

  test('takes style files of the site only where the page has one', () => {
    expect(directive(pagePolicy('<link rel="icon" href="/a">'), 'style-src')).toEqual([]);
    expect(directive(pagePolicy('<link rel="stylesheet" href="/a">'), 'style-src')).toEqual([
      "'self'",
    ]);
  });

  test('allows nothing that it does not name', () => {
    const policy = pagePolicy('<p>text</p>');
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
  expect(picturePolicy('<svg><style>a{}</style></svg>')).toBe(
    `default-src 'none'; style-src ${hash('a{}')}; frame-ancestors 'none'`,
  );
  expect(picturePolicy('<svg></svg>')).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('the worker may ask the site and nobody else', () => {
  expect(workerPolicy).toBe("default-src 'none'; connect-src 'self'");
});

test('attributes that no hash covers are found', () => {
  expect(findForbidden('<p style="color: red" onclick="go()" class="a">text</p>')).toEqual([
    '<p style="color: red">',
    '<p onclick="go()">',
  ]);
});
