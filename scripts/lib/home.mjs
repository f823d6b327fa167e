import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';

// npm, Chromium and Firefox write to the home.
try {
  accessSync(homedir(), constants.W_OK);
} catch {
  process.env.HOME = resolve('.cache/home');
  mkdirSync(process.env.HOME, { recursive: true });
}
