import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addPolicy } from './content-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (body: string) =>
  `<!doctype html><head><meta charset="utf-8"><title>A</title></head><body>${body}</body>`;

test('a page names each inline script and style by its hash, data left out', () => {
  const html = addPolicy(
    'a.html',
    page(
      '<style>a{}</style><svg><style>b{}</style></svg><script>one && two</script>' +
        '<script src="/c.js"></script><script type="application/ld+json">{}</script>',
    ),
  );
  expect(html).toMatch(/^<!doctype html><head><meta charset="utf-8"><meta http-equiv="Content-S/);
  expect(html).toContain(`script-src 'self' ${hash('one && two')}; `);
  expect(html).toContain(`style-src ${hash('a{}')} ${hash('b{}')}">`);
});
