// Plain JavaScript, because the system's own Node runs it before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import './lib/home.mjs';

/** @param {string} file @returns {Record<string, { version: string, optional?: boolean }>} */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** npm writes its own lockfile last. Packages for other platforms are optional. @param {string} root */
export function isInstalled(root) {
  const file = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(file)) return false;
  const installed = packagesIn(file);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) =>
      path === '' || optional || installed[path]?.version === version,
  );
}

const isStarted = realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);

if (isStarted && !isInstalled('.')) {
  console.log('Installing the packages of package-lock.json, for a minute or two …');
  // `npm ci` refuses a lockfile that lacks packages of other platforms; this does not.
  const options = ['install', '--no-save', '--include=dev', '--loglevel=error'];
  if (spawnSync('npm', options, { stdio: 'inherit' }).status !== 0) {
    console.error('The packages are not installed. Is the registry reachable? Then start again.');
    process.exitCode = 1;
  }
}
