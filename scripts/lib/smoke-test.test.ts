import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deployedAddress, smokeTest } from './smoke-test.ts';

it('accepts correct responses and lists wrong ones', async () => {
  const secure = {
    'strict-transport-security': 'max-age=1',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'none'",
  };
  let cached = 'public, immutable';
  const server = createServer(({ url }, answer) => {
    const status = url === '/' || url === '/_astro/page.js' ? 200 : 404;
    answer.writeHead(status, { ...secure, 'cache-control': cached }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = mkdtempSync(join(tmpdir(), 'smoke-'));
  writeFileSync(join(folder, 'index.html'), '<body data-page-script="/_astro/page.js">');
  expect(await smokeTest(origin, folder)).toEqual([]);
  cached = 'no-store';
  expect(await smokeTest(origin, folder)).toEqual([
    "/_astro/page.js: cache-control is 'no-store', without 'immutable'",
  ]);
  server.close();
  expect(await smokeTest('http://127.0.0.1:1', folder)).toHaveLength(3);
  rmSync(folder, { recursive: true });
});

it.each([
  ['https://a.workers.dev', 'https://a.workers.dev'],
  ['www.acme.com (custom domain)', 'https://www.acme.com'],
])('finds the deployed address in the output of wrangler: %s', (target, address) => {
  const line = JSON.stringify({ type: 'deploy', targets: [target] });
  expect(deployedAddress(`{"type":"wrangler-session"}\n${line}\n`)).toBe(address);
  expect(deployedAddress('')).toBeUndefined();
});
