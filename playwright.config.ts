import { existsSync } from 'node:fs';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const otherEngines = [
  { name: 'firefox', device: 'Desktop Firefox', installed: existsSync(firefox.executablePath()) },
  { name: 'webkit', device: 'Desktop Safari', installed: existsSync(webkit.executablePath()) },
];

const missing = otherEngines.filter(({ installed }) => !installed).map(({ name }) => name);
// Workers load this file, too.
if (missing.length > 0 && !process.env.TEST_WORKER_INDEX) {
  console.log(
    `Skipped in ${missing.join(' and ')}: npx playwright install --with-deps ${missing.join(' ')}`,
  );
}

const chromium = {
  launchOptions: {
    executablePath: findChromium(),
    // Prepares no suggestions for the address bar of each new window, which takes longer than most tests.
    args: ['--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup'],
  },
};

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // The slowest test usually takes ten seconds; CI machines may be busy.
  timeout: process.env.CI ? 240_000 : 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  webServer: {
    command: 'node tests/support/server.ts',
    // Sets BASE_URL and FIXTURE_URL.
    timeout: 240_000,
    wait: { stdout: /(?<base_url>http\S+) (?<fixture_url>http\S+)/ },
  },
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // In `test-results/`, which GitHub keeps for a failed run.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { ...chromium, viewport: { width: 1280, height: 800 } } },
    {
      // Tests in which width or touch can change the outcome.
      name: 'phone',
      grep: /@phone/,
      use: { ...chromium, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    // What engines do differently.
    ...otherEngines
      .filter(({ installed }) => installed)
      .map(({ name, device }) => {
        return { name, grep: /@engines/, use: { ...devices[device] } };
      }),
  ],
});
