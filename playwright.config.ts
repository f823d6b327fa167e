import { defineConfig } from '@playwright/test';
import { findFastestChromium, launchOptions } from './scripts/lib/chromium.ts';

const chromium = findFastestChromium();
if (!chromium) throw new Error('No Chromium found; npm test installs one, or set CHROMIUM_PATH.');

const report = process.env.REPORT_FILE;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/support/server.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // For a machine that is busy elsewhere.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: report ? [['list'], ['junit', { outputFile: report }]] : [['list']],
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: { executablePath: chromium, args: launchOptions },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      // Only where the width or the touch can change the outcome.
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
