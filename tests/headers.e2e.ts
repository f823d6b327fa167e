import { addressOf } from '../integrations/built-files.ts';
import { ask } from './support/ask.ts';
import { ownSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { files: builtFiles } = ownSite;
const pages = builtFiles.filter((file) => file.endsWith('.html')).map(addressOf);
const fingerprinted = builtFiles.filter((file) => /^(?:_astro|pictures|social)\//.test(file));

const partOfPage = /\.(?:ico|js|png|svg|webmanifest|woff2)$/;

const everywhere = {
  'strict-transport-security': expect.stringMatching(/^max-age=63072000/),
  'x-content-type-options': 'nosniff',
};

const onDocuments = {
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};

const revalidated = 'public, max-age=0, must-revalidate';

function directives(policy = ''): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources];
    }),
  );
}

test('every address answers with the headers that all have, none twice', async () => {
  for (const path of [...builtFiles.map(addressOf), '/nowhere', '/_astro/gone.js', '/terms/']) {
    const answer = await ask(path);
    const names = answer.headers.map(([name]) => name);
    expect(names, path).toEqual([...new Set(names)]);
    expect(Object.fromEntries(answer.headers), path).toMatchObject(everywhere);
  }
});

test('what is opened by itself is guarded and may use no feature of the browser', async () => {
  const others = ['/nowhere', '/_astro/gone.js', '/pictures/gone.svg', '/terms/'];
  const documents = builtFiles.map(addressOf).filter((path) => !partOfPage.test(path));
  expect(documents).toEqual(expect.arrayContaining([...pages, '/robots.txt', '/sitemap.xml']));
  for (const path of [...documents, ...others]) {
    const answer = await ask(path);
    expect(Object.fromEntries(answer.headers), path).toMatchObject(onDocuments);
    const permissions = answer.header('permissions-policy') ?? '';
    expect(permissions, path).toContain('camera=()');
    const granted = permissions.split(',').filter((feature) => !feature.endsWith('=()'));
    expect(granted, 'only the calculator copies an address').toEqual(['clipboard-write=(self)']);
  }
});

test('a part of a page carries nothing that only a document heeds', async () => {
  const parts = builtFiles.filter((file) => partOfPage.test(file));
  expect(parts.length).toBeGreaterThan(10);
  for (const file of parts) {
    const answer = await ask(`/${file}`);
    for (const name of [...Object.keys(onDocuments), 'permissions-policy']) {
      expect(answer.header(name), `${name} of ${file}`).toBeUndefined();
    }
  }
});

test('a picture that is opened by itself runs nothing and stands in no frame', async () => {
  const drawings = builtFiles.filter((file) => file.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(0);
  for (const file of drawings) {
    const policy = directives((await ask(`/${file}`)).header('content-security-policy'));
    expect(policy.get('default-src'), file).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors'), file).toEqual(["'none'"]);
    expect(policy.has('script-src'), file).toBe(false);
  }
});

test('every page has a complete policy that names its own code by hash', async () => {
  expect(pages).toEqual(expect.arrayContaining(['/', '/404', '/500', '/portfolio', '/terms']));
  for (const path of [...pages, '/nowhere', '/some/deep/path?query=1']) {
    const answer = await ask(path);
    expect(answer.header('content-type'), path).toContain('text/html');
    expect(answer.header('cache-control'), path).toBe(revalidated);
    expect(answer.header('cross-origin-resource-policy'), path).toBe('same-origin');
    const policy = answer.header('content-security-policy');
    expect(policy, path).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
    const found = directives(policy);
    for (const name of ['default-src', 'object-src', 'base-uri', 'form-action']) {
      expect(found.get(name), `${path} ${name}`).toEqual(["'none'"]);
    }
    expect(found.get('frame-ancestors'), path).toEqual(["'none'"]);
    for (const name of ['connect', 'font', 'img', 'manifest', 'worker']) {
      expect(found.get(`${name}-src`), `${path} ${name}`).toEqual(["'self'"]);
    }
    expect(found.get('script-src')?.[0], path).toBe("'self'");
    const hashes = [...(found.get('script-src') ?? []).slice(1), ...(found.get('style-src') ?? [])];
    expect(hashes.length, path).toBeGreaterThan(1);
    expect(hashes.every((hash) => /^'sha256-[\w+/]{43}='$/.test(hash))).toBe(true);
    expect(found.get('require-trusted-types-for'), path).toEqual(["'script'"]);
    expect(found.get('trusted-types'), path).toEqual(['service-worker']);
  }
});

test('a fingerprinted file is kept for a year, and one that is gone is not', async () => {
  expect(fingerprinted.length).toBeGreaterThan(10);
  for (const file of fingerprinted) {
    const answer = await ask(`/${file}`);
    expect(answer.status, file).toBe(200);
    expect(answer.header('cache-control'), file).toBe('public, max-age=31536000, immutable');
  }
  for (const path of ['/_astro/gone.js', '/pictures/gone.svg', '/social/gone.png']) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(404);
    expect(answer.header('cache-control'), path).toBe(revalidated);
  }
});

test('other sites may show icons and social cards, and nothing else', async () => {
  for (const file of builtFiles.filter((name) => !name.endsWith('.html'))) {
    const shown = /^(?:social\/.+|[^/]+\.(?:ico|png|svg))$/.test(file);
    const answer = await ask(`/${file}`);
    const allowed = shown ? 'cross-origin' : 'same-origin';
    expect(answer.header('cross-origin-resource-policy'), file).toBe(allowed);
  }
});

test('the worker is asked for anew at every visit and may only ask the site', async () => {
  const answer = await ask('/service-worker.js');
  expect(answer.header('content-type')).toContain('text/javascript');
  expect(answer.header('cache-control')).toBe(revalidated);
  expect(answer.header('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
});
