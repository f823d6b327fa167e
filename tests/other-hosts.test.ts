import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseHeaders, valueAt } from '../scripts/host-headers/rules.ts';
import { addressesOf } from '../scripts/host-headers.ts';
import { type Answer, ask, hosts, isInstalled, startHost } from './support/other-hosts.ts';

const headersFile = 'dist/_headers';
const headers = existsSync(headersFile) ? parseHeaders(readFileSync(headersFile, 'utf8')) : [];
const missingPage = readFileSync('dist/404.html');

const picture = addressesOf('dist').find((path) => path.startsWith('/pictures/')) ?? '';

const fileOf = (address: string) =>
  ['', '.html', 'index.html'].map((end) => `dist${address}${end}`).find(isFile) ?? '';

function isFile(path: string): boolean {
  return !path.endsWith('/') && existsSync(path);
}

function expectHeaders(answer: Answer, path: string) {
  const expected = headers.map((header) => [header.name, valueAt(header, path)] as const);
  for (const [name, value] of expected) {
    expect(answer.headers[name.toLowerCase()] ?? '', `${name} of ${path}`).toBe(value);
  }
}

for (const host of hosts) {
  const isThere = isInstalled(host);
  if (!isThere) console.log(`${host.name} is not installed, so its configuration is not tested.`);

  describe.skipIf(!isThere)(`dist/ on ${host.name}`, () => {
    let served: Awaited<ReturnType<typeof startHost>>;
    const get = (path: string, sent?: Record<string, string>) => ask(served.port, path, sent);

    beforeAll(async () => {
      served = await startHost(host);
    }, 60_000);
    afterAll(() => served?.stop());

    test('every file is served at its address, with the headers that Cloudflare sends', async () => {
      for (const address of addressesOf('dist').filter((path) => path !== '/404')) {
        const answer = await get(address);
        expect(answer.status, address).toBe(200);
        expect(answer.body.equals(readFileSync(fileOf(address))), address).toBe(true);
        expectHeaders(answer, address);
      }
    });

    test('every other address answers 404 with its page and headers', async () => {
      const others = ['/nowhere', '/Terms', '/terms/more', '/_headers', '/404.html', '/pictures'];
      const hostile = ['//other.example/', '/%5Cother.example/', '/x.html'];
      for (const path of [...others, ...hostile]) {
        const answer = await get(path);
        expect(answer.status, path).toBe(404);
        expect(answer.headers.location, path).toBeUndefined();
        expect(answer.body.equals(missingPage), path).toBe(true);
        expectHeaders(answer, path);
      }
    });

    test('nothing outside dist/ is served', async () => {
      for (const path of ['/../package.json', '/..%2fpackage.json', '/%2e%2e/package.json']) {
        expect((await get(path)).status, path).toBeGreaterThanOrEqual(400);
      }
    });

    test('other spellings of a page lead to its one address', async () => {
      for (const [path, target] of [
        ['/terms/', '/terms'],
        ['/terms.html', '/terms'],
        ['/portfolio.html?industry=Fintech', '/portfolio?industry=Fintech'],
        ['/index.html', '/'],
      ] as const) {
        const answer = await get(path);
        expect([answer.status, answer.headers.location], path).toEqual([307, target]);
      }
    });

    test('texts are compressed, and whoever stores them is told', async () => {
      for (const path of ['/', '/terms', picture, '/nowhere']) {
        const answer = await get(path, { 'Accept-Encoding': 'gzip' });
        expect(answer.headers['content-encoding'], path).toBe('gzip');
        expect(answer.headers.vary, path).toMatch(/accept-encoding/i);
        expect(gunzipSync(answer.body).length, path).toBeGreaterThan(answer.body.length);
      }
    });

    test('what a visitor has is not sent again', async () => {
      const { etag } = (await get('/')).headers;
      const answer = await get('/', { 'If-None-Match': String(etag) });
      expect([answer.status, answer.body.length]).toEqual([304, 0]);
    });

    test('pages and pictures say what they are', async () => {
      const type = async (path: string) => (await get(path)).headers['content-type'];
      expect(await type('/')).toBe('text/html; charset=utf-8');
      expect(await type('/nowhere')).toBe('text/html; charset=utf-8');
      expect(await type(picture)).toMatch(/^image\/svg\+xml/);
    });
  });
}
