import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemPaths = [
  // Halves the time of the tests.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns `CHROMIUM_PATH`, else the system's Chromium, else Playwright's; undefined if there is none. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH || [...systemPaths, chromium.executablePath()].find(existsSync);

function installChromium() {
  const run = (command: string) => spawnSync(command, { shell: true, stdio: 'inherit' });
  if (process.getuid?.() === 0) {
    process.env.DEBIAN_FRONTEND = 'noninteractive';
    run(
      'apt-get update -qq && apt-get install -qq --no-install-recommends chromium-headless-shell',
    );
  }
  // Ubuntu has no such package.
  if (!findChromium()) run('playwright install chromium');
}

// `npm test` runs this file.
if (import.meta.main) {
  if (!findChromium()) installChromium();
  const path = findChromium();
  console.log(
    path ? `The browser tests use ${path}.` : 'Install Chromium, or name it in CHROMIUM_PATH.',
  );
  if (!path) process.exitCode = 1;
}
