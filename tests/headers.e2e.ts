import { addressOf } from '../integrations/built-files.ts';
import { ask } from './support/ask.ts';
import { ownSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { files } = ownSite;
const pages = files.filter((file) => file.endsWith('.html')).map(addressOf);
const missing = ['/nowhere', '/some/deep/path?query=1', '/_astro/gone.js', '/pictures/gone.svg'];

test('every address carries the headers for all files, none twice', async () => {
  for (const path of [...files.map(addressOf), ...missing]) {
    const answer = await ask(path);
    const names = answer.headers.map(([name]) => name);
    expect(names, path).toEqual([...new Set(names)]);
    expect(Object.fromEntries(answer.headers), path).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=63072000/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  }
});

test('every page, 404 included, names its own code by hash and allows no other', async () => {
  expect(pages).toEqual(expect.arrayContaining(['/', '/404', '/500', '/portfolio', '/terms']));
  for (const path of [...pages, ...missing]) {
    const { body } = await ask(path);
    const [, policy = ''] =
      /^<!doctype html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]+)">/i.exec(
        body,
      ) ?? [];
    expect(policy, path).toMatch(/^default-src 'none'; /);
    expect(policy, path).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
    expect(policy, path).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+; /);
    expect(policy, path).toMatch(/style-src( 'sha256-[\w+/]{43}=')+$/);
  }
});

test('fingerprinted files are kept for a year, all others are revalidated', async () => {
  for (const file of files) {
    const isFingerprinted = /^(?:_astro|pictures)\//.test(file);
    expect((await ask(addressOf(file))).header('cache-control'), file).toBe(
      isFingerprinted
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
    );
  }
});
