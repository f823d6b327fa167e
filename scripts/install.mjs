// Plain JavaScript, because the system's own Node runs it before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} root */
function lockfileHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** @param {string} root */
const stampFile = (root) => join(root, 'node_modules', '.lockfile-hash');

/** @param {string} root */
export function writeStamp(root) {
  writeFileSync(stampFile(root), lockfileHash(root));
}

/** @param {string} root */
export function isInstalled(root) {
  return (
    existsSync(join(root, 'node_modules', '.bin', 'node')) &&
    existsSync(stampFile(root)) &&
    readFileSync(stampFile(root), 'utf8') === lockfileHash(root)
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

/** @param {string} root @returns {boolean} whether everything is installed now */
export function installMissing(root) {
  if (isInstalled(root)) return true;
  console.log('Installing the packages of package-lock.json …');
  let result = npm(root, ['ci', '--include=dev']);
  if (result.output.includes('code EUSAGE')) {
    // `npm ci` refuses a lockfile that lacks packages of other platforms; this does not.
    result = npm(root, ['install', '--no-save', '--include=dev']);
  }
  if (!result.succeeded) {
    console.error(
      `${result.output.trim()}\nThe packages could not be installed; npm says why above.`,
    );
    return false;
  }
  writeStamp(root);
  return true;
}
