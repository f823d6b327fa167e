import { expect, test } from '@playwright/test';
import { routes } from '../src/lib/routes.ts';

const attacks = {
  'inline code': () => {
    const script = document.createElement('script');
    script.append('window.ran = true');
    document.head.append(script);
  },
  'code from another site': () => {
    const script = document.createElement('script');
    script.setAttribute('src', 'https://closewell.invalid/a.js');
    document.head.append(script);
  },
  'an inline style': () => {
    const style = document.createElement('style');
    style.append('body { display: none }');
    document.head.append(style);
  },
  'a call to another site': () => void fetch('https://closewell.invalid/').catch(() => undefined),
  'a base for every link': () => {
    const base = document.createElement('base');
    base.href = 'https://closewell.invalid/';
    document.head.append(base);
  },
  'code in a text': () => void setTimeout('window.ran = true'),
};

// Playwright's own `test`: the browser reports refused requests, too.
test('the policy in the page blocks injected code, even if the host sends no headers', async ({
  page,
}) => {
  await page.route('**/terms', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { 'content-type': 'text/html' } });
  });
  for (const [what, attack] of Object.entries(attacks)) {
    await test.step(what, async () => {
      await page.goto(routes.terms);
      await page.evaluate(() => {
        const { dataset } = document.documentElement;
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          dataset.refused = effectiveDirective;
        });
      });
      await page.evaluate(attack).catch(() => undefined);
      await expect(page.locator('html'), what).toHaveAttribute('data-refused', /./);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
