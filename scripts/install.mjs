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

/** @param {string} root @param {string[]} command */
function npm(root, command) {
  const { status, stdout, stderr } = spawnSync('npm', [...command, '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { succeeded: status === 0, output: `${stdout}${stderr}` };
}

/** @param {string} root */
export function installMissing(root) {
  if (isInstalled(root)) return true;
  console.log('Installing the packages of package-lock.json …');
  let result = npm(root, ['ci', '--include=dev']);
  if (result.output.includes('code EUSAGE')) {
    // `npm ci` refuses a lockfile that lacks packages of other platforms; this does not.
    result = npm(root, ['install', '--no-save', '--include=dev']);
  }
  if (result.succeeded) return true;
  console.error(
    `${result.output.trim()}\nThe packages could not be installed; npm says why above.`,
  );
  return false;
}
