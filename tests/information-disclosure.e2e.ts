import { type Answer, ask } from './support/ask.ts';
import { ownSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { files: builtFiles, read } = ownSite;
const missingPage = read('404.html').toString();

/** What is not published, as it stands and by ways around. */
const unpublished = String.raw`
/../package.json /../../../../etc/passwd /_astro/../../package.json /....//package.json
/..%2fpackage.json /..%2f..%2f..%2fetc%2fpasswd /pictures/..%2f..%2fwrangler.jsonc
/%2e%2e/package.json /%2e%2e%2f%2e%2e%2fetc/passwd /%252e%252e%252fpackage.json
/..\package.json /..%5cpackage.json /..;/package.json /%c0%ae%c0%ae/package.json
/%00/../package.json /index.html%00.js //etc/passwd /file:///etc/passwd /@fs/etc/passwd /%ZZ
//closewell.invalid/package.json /%2f%2fclosewell.invalid/package.json
/%5cclosewell.invalid/package.json

/.git/config /.git/HEAD /.gitignore /.env /.env.local /.npmrc /.nvmrc /.DS_Store
/.cache/reports/unit-tests.json /.wrangler/state /.well-known/openid-configuration
/.assetsignore /.ci/run /.astro/types.d.ts

/src/content/identity.ts /src/content/projects.yaml /src/pages/index.astro /src/worker/active.ts
/scripts/serve.ts /tests/support/test.ts /docs/service-worker.md /dist/index.html
/node_modules/react/package.json /@vite/client /@id/astro

/_headers /_headers/ /%5fheaders /_astro/../_headers /_redirects /_routes.json /_worker.js
/wrangler.jsonc /wrangler.toml /package.json /package-lock.json /astro.config.ts /tsconfig.json
/biome.json /playwright.config.ts /manifest.json /_server-islands/x /_image?href=/icon.svg
/_actions/x
`.trim();

/** The host first sends an address in another spelling to its usual one, with an empty answer. */
async function askToTheEnd(path: string, left = 3): Promise<Answer> {
  const answer = await ask(path);
  const next = answer.header('location');
  if (next === undefined || left === 0) return answer;
  expect(answer.body, path).toBe('');
  const { origin, pathname } = new URL(next, process.env.BASE_URL);
  expect(origin, path).toBe(process.env.BASE_URL);
  return askToTheEnd(pathname, left - 1);
}

test('every address of what is not published answers 404 with the page for that', async () => {
  for (const path of unpublished.split(/\s+/)) {
    const answer = await askToTheEnd(path);
    expect(answer.status, path).toBe(404);
    expect(answer.body, path).toBe(missingPage);
  }
});

test('source maps are neither built nor named', () => {
  expect(builtFiles.filter((file) => file.endsWith('.map'))).toEqual([]);
  for (const file of builtFiles.filter((name) => /\.(?:js|css|html|svg)$/.test(name))) {
    expect(read(file).toString(), file).not.toMatch(/sourceMappingURL=/);
  }
});

test('what is built names no path of the machine that built it', () => {
  for (const file of builtFiles.filter((name) => /\.(?:js|css|html|svg|xml|txt)$/.test(name))) {
    expect(read(file).toString(), file).not.toContain(process.cwd());
  }
});

test('methods other than GET and HEAD are refused', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const answer = await ask('/', method);
    expect(answer.status, method).toBe(405);
    expect(answer.body, method).toBe('');
  }
});
