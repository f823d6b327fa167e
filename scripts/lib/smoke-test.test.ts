import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deployedAddress, smokeTest } from './smoke-test.ts';

const secure = {
  'strict-transport-security': 'max-age=1',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'none'",
};
let island: Record<string, string>;
const server = createServer(({ url }, answer) => {
  if (url === '/') answer.writeHead(200, secure).end();
  else if (url === '/island.js') answer.writeHead(200, { ...secure, ...island }).end();
  else answer.writeHead(404, secure).end();
});
const folder = mkdtempSync(join(tmpdir(), 'smoke-'));
let origin: string;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<astro-island component-url="/island.js">');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe('the smoke test', () => {
  it('accepts a site that answers as it was built', async () => {
    island = { 'cache-control': 'public, max-age=1, immutable' };
    expect(await smokeTest(origin, folder)).toEqual([]);
  });

  it('names the address and what is wrong with it', async () => {
    island = { 'cache-control': 'no-store' };
    expect(await smokeTest(origin, folder)).toEqual([
      "/island.js: cache-control is 'no-store', without 'immutable'",
    ]);
  });

  it('names every address where nothing answers', async () => {
    expect(await smokeTest('http://127.0.0.1:1', folder)).toHaveLength(3);
  });
});

describe('the deployed address', () => {
  const line = (targets: string[]) =>
    `{"type":"wrangler-session"}\n${JSON.stringify({ type: 'deploy', targets })}\n`;

  it('is the first target, with its scheme', () => {
    expect(deployedAddress(line(['https://a.workers.dev']))).toBe('https://a.workers.dev');
    expect(deployedAddress(line(['www.acme.com (custom domain)']))).toBe('https://www.acme.com');
  });

  it('is unknown where wrangler names none', () => {
    expect(deployedAddress('')).toBeUndefined();
    expect(deployedAddress(line([]))).toBeUndefined();
  });
});
