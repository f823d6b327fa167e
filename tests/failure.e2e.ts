import { failure } from '../src/content/copy/failure.ts';
import { expect, test } from './support/test.ts';

const title = 'Unexpected Application Error!';

test.describe('the screen in place of a page that could not be fetched', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/500');
  });

  test('shows what happened', async ({ page }) => {
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(notice.getByText('The page could not be loaded.', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${title} | Closewell`);
  });

  test('fetches the page once more on Try again', async ({ page }) => {
    const again = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
    expect(new URL((await again).url()).pathname).toBe('/500');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('leads home', async ({ page }) => {
    await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a part of the page that throws while it runs', () => {
  test.use({ allowedConsole: [/Broken for this test/] });

  test('is replaced by the failure screen with the message, and the rest stays', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      URLSearchParams.prototype.get = () => {
        throw new Error('Broken for this test');
      };
    });
    await page.goto('/portfolio');
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(notice.getByText('Broken for this test', { exact: true })).toBeVisible();
    await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(notice.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio of Success');
    await expect(
      page.getByRole('heading', { name: 'Ready to be our next success story?' }),
    ).toBeVisible();
  });
});

test.describe('a part of the page whose code does not arrive', () => {
  test.use({ allowedConsole: [/Failed to (load|fetch)|error loading|hydrat/i] });

  test('says so beside it, keeps what stands there and can be retried', async ({ page }) => {
    await page.route(/RoiCalculator.*\.js/, (route) => route.abort());
    await page.goto('/');
    const leads = page.getByLabel('Current leads per month');
    await leads.focus();
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice.getByText(failure.startFailed)).toBeVisible();
    await expect(leads).toHaveValue('10');

    await page.unrouteAll();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toBeHidden();
    await leads.fill('40');
    await expect(page.getByText('+247%', { exact: true })).toBeVisible();
  });
});
