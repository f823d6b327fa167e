import { defineConfig } from '@playwright/test';
import { findChromium, findProgram } from './scripts/lib/chromium.ts';

const chromium = findChromium();
if (!chromium) throw new Error('No Chromium found; npm test installs one, or set CHROMIUM_PATH.');

const otherEngines = [
  { name: 'firefox', retries: 0, program: findProgram(['firefox-esr', 'firefox']) },
  {
    name: 'webkit',
    // It sometimes crashes in Mesa's software renderer.
    retries: 1,
    // Needs a display, such as that of `xvfb-run`.
    program: process.env.DISPLAY && findProgram(['WebKitWebDriver']),
  },
];

const missingEngines = otherEngines.filter(({ program }) => !program).map(({ name }) => name);
// Workers load this file, too.
if (missingEngines.length > 0 && !process.env.TEST_WORKER_INDEX) {
  console.log(
    `Not tested in ${missingEngines.join(', ')}: not installed, or no display (docs/browsers.md).`,
  );
}

const journeys = {
  testMatch: '**/engines/*.e2e.ts',
  fullyParallel: false,
};

export default defineConfig<object, { program?: string }>({
  testDir: 'tests',
  testMatch: '**/tests/*.e2e.ts',
  // deployed.e2e.ts looks for rewriting by the host, which the local server does not do.
  testIgnore: process.env.BASE_URL ? [] : '**/deployed.e2e.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // The slowest test usually takes ten seconds; CI machines may be busy.
  timeout: process.env.CI ? 240_000 : 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // `npm run deploy` sets BASE_URL to the deployed site.
  webServer: process.env.BASE_URL
    ? undefined
    : {
        command: 'node tests/support/server.ts',
        // Sets BASE_URL and FIXTURE_URL.
        timeout: 240_000,
        wait: { stdout: /(?<base_url>http\S+) (?<fixture_url>http\S+)/ },
      },
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: {
      executablePath: chromium,
      // Prepares no suggestions for the address bar of each new window, which takes longer than most tests.
      args: ['--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup'],
    },
    // In `test-results/`, which GitHub keeps for a failed run.
    screenshot: 'only-on-failure',
  },
  projects: [
    // Start these first: each runs its journeys one after another.
    ...otherEngines.flatMap(({ program, ...engine }) =>
      program ? [{ ...journeys, ...engine, use: { program } }] : [],
    ),
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      // Tests in which width or touch can change the outcome.
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
