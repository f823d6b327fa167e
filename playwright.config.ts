import { defineConfig } from '@playwright/test';
import { findFastestChromium, launchOptions } from './scripts/lib/chromium.ts';

const chromium = findFastestChromium();
if (!chromium) throw new Error('No Chromium found; npm test installs one, or set CHROMIUM_PATH.');

const report = process.env.REPORT_FILE;
const withoutScript = 'no-script.e2e.ts';
// What the width of the window cannot change is tried at one width.
const anyWidth = '{failure-network,headers,hostile,nothing-leaks,policy}.e2e.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/support/server.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // What screen readers get is kept as text, to be read; npm run tests:follow writes it anew.
  snapshotPathTemplate: 'tests/screen-reader/{arg}{ext}',
  // On a machine that is busy elsewhere; npm test names what passed only then.
  retries: 1,
  workers: 2,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: { executablePath: chromium, args: launchOptions },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: `**/${withoutScript}`,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: [`**/${withoutScript}`, `**/${anyWidth}`],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'no-script',
      testMatch: `**/${withoutScript}`,
      use: { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false },
    },
  ],
});
