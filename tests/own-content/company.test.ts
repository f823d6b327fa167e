import { expect, it } from 'vitest';
import { identity } from '../../src/content/identity.ts';
import { cloneWithOtherContent } from './clone.ts';

it('an owner who changes brand, records and documents checks, builds and tests the site unchanged', {
  timeout: 300_000,
}, () => {
  const clone = cloneWithOtherContent();
  clone.edit('identity.ts', (text) => text.replace(/brand: '.*'/, "brand: 'Northbeam'"));
  // A long line: how content is wrapped is the owner's business.
  clone.editRecords('faqs', ([first, ...others]) => [
    {
      ...first,
      question: 'What does Northbeam do?',
      answer: 'A sentence of an answer. '.repeat(12).trim(),
    },
    ...others,
  ]);
  clone.run('npm', 'run', '--silent', 'check:format');
  clone.run('npm', 'run', '--silent', 'build:site');
  clone.run('tsc', '--noEmit');
  for (const file of clone.glob('dist/**/*.{html,txt,xml,webmanifest}')) {
    expect(clone.read(file), file).not.toContain(identity.brand);
  }
  expect(clone.read('dist/index.html')).toContain('Northbeam');
  clone.link('dist-fixture');
  clone.run('vitest', 'run', '--project', 'dist', '--exclude', 'tests/own-content/**');
});
