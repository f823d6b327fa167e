import { findOrInstallChromium } from './lib/chromium.ts';

try {
  console.log(`The browser tests use ${await findOrInstallChromium()}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
