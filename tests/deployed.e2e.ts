import { expect, test } from '@playwright/test';
import { ownerSite } from './support/sites.ts';

/** Settings of Cloudflare that break the site, with what they leave in a page. */
const harmfulSettings = {
  'Email Address Obfuscation': /email-protection|__cf_email__/,
  'Rocket Loader': /rocket-loader/,
};

test('the host changes no email address and no script of a page', async ({ request }) => {
  for (const path of [...ownerSite.pages.map(({ path }) => path), '/nowhere']) {
    const html = await (await request.get(path)).text();
    for (const [setting, trace] of Object.entries(harmfulSettings)) {
      expect(trace.test(html), `${path}: switch off ${setting} in the dashboard`).toBe(false);
    }
  }
});
