import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceInTests } from './tests-follow.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'follow-'));
  for (const folder of ['src/lib', 'tests/screen-reader'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const path of ['src/lib/money.ts', 'src/lib/money.test.ts', 'tests/pricing.e2e.ts']) {
    writeFileSync(join(root, path), "'$4,580' and '$4,580.' but '4580'");
  }
});

afterEach(() => rmSync(root, { recursive: true }));

it('replaces a value as it is written, in the tests and nowhere else', () => {
  const found = replaceInTests(root, '$4,580', '$4,990');
  expect([...found]).toEqual([
    ['src/lib/money.test.ts', 2],
    ['tests/pricing.e2e.ts', 2],
  ]);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  expect(read('tests/pricing.e2e.ts')).toBe("'$4,990' and '$4,990.' but '4580'");
  expect(read('src/lib/money.ts')).toContain('$4,580');
});

it('replaces it in what screen readers get', () => {
  const path = join(root, 'tests/screen-reader/home.txt');
  writeFileSync(path, '- paragraph: $4,580 per month');
  replaceInTests(root, '$4,580', '$4,990');
  expect(readFileSync(path, 'utf8')).toBe('- paragraph: $4,990 per month');
});

it('replaces it in regular expressions as well', () => {
  const path = join(root, 'tests/pricing.e2e.ts');
  writeFileSync(path, String.raw`expect(text).toMatch(/https:\/\/a\.example\b/)`);
  replaceInTests(root, 'https://a.example', 'https://b.com');
  expect(readFileSync(path, 'utf8')).toContain(String.raw`/https:\/\/b\.com\b/`);
});

it('leaves a longer number alone that the value is a part of', () => {
  const path = join(root, 'tests/pricing.e2e.ts');
  writeFileSync(path, "4580, '4580', 14580, 45800");
  replaceInTests(root, '4580', '4990');
  expect(readFileSync(path, 'utf8')).toBe("4990, '4990', 14580, 45800");
});

it('tells when no test knows the value', () => {
  expect(replaceInTests(root, '$1', '$2').size).toBe(0);
});
