import { writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { routes } from '../src/lib/routes.ts';
import { startProxySite } from './support/proxy-site.ts';
import { getPath, ownerSite } from './support/sites.ts';

const { files } = ownerSite;
const missing = ['/nowhere', '/some/deep/path?query=1', '/_astro/gone.js', '/_astro/gone.svg'];

test('every address sends each header once, and its caching', async ({ request }) => {
  for (const path of [...files.map(getPath), ...missing]) {
    const response = await request.get(path, { maxRedirects: 0 });
    const names = response.headersArray().map(({ name }) => name.toLowerCase());
    expect(names, path).toEqual([...new Set(names)]);
    expect(response.status(), path).toBe(missing.includes(path) ? 404 : 200);
    if (missing.includes(path)) continue;
    let caching = 'public, max-age=0, must-revalidate';
    if (path.startsWith('/_astro/')) caching = 'public, max-age=31536000, immutable';
    if (path === '/logo.svg') caching = 'public, max-age=86400';
    expect(response.headers()['cache-control'], path).toBe(caching);
  }
});

test('no other site can show a page in a frame', async ({ page, baseURL }) => {
  const other = await startProxySite(baseURL ?? '');
  other.replace('/frame', `<iframe src="${baseURL}${routes.terms}"></iframe>`);
  await page.goto(`${other.origin}/frame`);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  await other.stop();
});

const add = (tag: string, properties: object) => (page: Page) =>
  page.evaluate(
    ([name, given]) => document.head.append(Object.assign(document.createElement(name), given)),
    [tag, properties] as const,
  );

const attacks: Record<string, (page: Page) => Promise<void>> = {
  'inline code': add('script', { textContent: 'window.ran = true' }),
  'code from another site': add('script', { src: 'https://closewell.invalid/a.js' }),
  'an inline style': add('style', { textContent: 'body { display: none }' }),
  'a picture of another site': add('img', { src: 'https://closewell.invalid/a.png' }),
  'a base for every link': add('base', { href: 'https://closewell.invalid/' }),
  'a call to another site': (page) =>
    page.evaluate(() => void fetch('https://closewell.invalid/').catch(() => undefined)),
  'code in an attribute': (page) =>
    page.evaluate(() => {
      document.body.setAttribute('onclick', 'window.ran = true');
      document.body.click();
    }),
  'code in a text': (page) => page.evaluate(() => void setTimeout('window.ran = true')),
};

// Not `support/test.ts`, which fails on the console errors that each attack causes.
test('the policy in each page blocks injected code, without headers, too', async ({
  page,
  baseURL,
}) => {
  await page.route('**', async (route) => {
    const request = route.request();
    if (new URL(request.url()).origin !== baseURL) return route.abort();
    if (!request.isNavigationRequest()) return route.continue();
    await route.fulfill({
      response: await route.fetch(),
      headers: { 'content-type': 'text/html' },
    });
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      document.documentElement.dataset.refused = effectiveDirective;
    });
  });
  const root = page.locator('html');
  for (const path of ['/', '/nowhere']) {
    await page.goto(path);
    for (const [what, attack] of Object.entries(attacks)) {
      await root.evaluate((element) => element.removeAttribute('data-refused'));
      await attack(page).catch(() => undefined);
      await expect(root, `${what} in ${path}`).toHaveAttribute('data-refused', /./);
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a page that is saved as one file shows its pictures', async ({ page, baseURL }, info) => {
  const { origin } = ownerSite.facts;
  await page.route(`${origin}/**`, async (route) => {
    const url = route
      .request()
      .url()
      .replace(origin, baseURL ?? '');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const pictures = page.getByRole('main').locator('picture img');
  const expectPictures = async () => {
    expect(await pictures.count()).toBeGreaterThan(0);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
  };
  await page.goto(`${origin}${routes.portfolio}`);
  await expectPictures();
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureSnapshot');
  const file = info.outputPath('portfolio.mhtml');
  writeFileSync(file, data);
  await page.goto(`file://${file}`);
  await expectPictures();
});
