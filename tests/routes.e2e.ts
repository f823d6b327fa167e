import { expect, test } from './support/test.ts';

const pages = [
  { path: '/', heading: 'Qualified leads, ready to close.' },
  { path: '/terms', heading: 'Terms and Conditions' },
  { path: '/privacy', heading: 'Privacy Policy' },
  { path: '/projects', heading: 'Real results from real clients' },
  { path: '/portfolio', heading: 'Portfolio of Success' },
];

const unknownPaths = [
  '/nope',
  '/terms/x',
  '/projects.php',
  '/Terms',
  '/portfolio/hotel-shift-software',
  '/nope?industry=Fintech',
  '/caf%C3%A9%20%E2%9C%93',
  '/%3Cscript%3Ealert%3Cscript%3E',
  `/${'very-long-'.repeat(150)}`,
];

for (const { path, heading } of pages) {
  test(`${path} answers 200 without a redirect`, async ({ page, request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('text/html');

    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('every page has a title of its own', async ({ page }) => {
  const titles = new Set<string>();
  for (const { path } of pages) {
    await page.goto(path);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(pages.length);
});

test.describe('an unknown path', () => {
  test.use({ allowedConsole: [/^404: no page at \/|responded with a status of 404/] });

  for (const path of unknownPaths) {
    const name = path.length > 60 ? `${path.slice(0, 20)}… of ${path.length} characters` : path;

    test(`${name} answers 404 with the page for it and logs the path`, async ({
      page,
      request,
      baseURL,
    }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(404);

      const { pathname } = new URL(path, baseURL);
      const logged = page.waitForEvent('console', (message) => message.text().startsWith('404: '));
      await page.goto(path);
      expect((await logged).type()).toBe('error');
      expect((await logged).text()).toBe(`404: no page at ${pathname}`);

      const main = page.getByRole('main');
      await expect(main.getByText('404', { exact: true })).toBeVisible();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
      await expect(main.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    });
  }

  test('is left by Return to Home', async ({ page }) => {
    await page.goto('/nope');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Qualified leads, ready to close.',
    );
  });
});

test('back and forward walk through the pages in order', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'See client results' }).click();
  await expect(page).toHaveURL('/projects');
  await page.getByRole('main').getByRole('link', { name: 'View Full Portfolio' }).click();
  await expect(page).toHaveURL('/portfolio');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');

  await page.goBack();
  await expect(page).toHaveURL('/portfolio');
  await expect(heading).toHaveText('Portfolio of Success');
  await page.goBack();
  await expect(page).toHaveURL('/projects');
  await expect(heading).toHaveText('Real results from real clients');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(heading).toHaveText('Qualified leads, ready to close.');
  await page.goForward();
  await expect(page).toHaveURL('/projects');
  await page.goForward();
  await expect(page).toHaveURL('/portfolio');
  await expect(heading).toHaveText('Portfolio of Success');
});
