// Plain JavaScript, because the system's own Node runs it before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** @param {string} root */
export function installMissing(root) {
  if (isInstalled(root)) return true;
  console.log('Installing the packages of package-lock.json …');
  // `npm ci` refuses a lockfile that lacks packages of other platforms; this does not.
  const options = ['install', '--no-save', '--include=dev', '--loglevel=error'];
  const { status } = spawnSync('npm', options, { cwd: root, stdio: 'inherit' });
  return status === 0;
}
