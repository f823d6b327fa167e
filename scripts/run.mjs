// Plain JavaScript, because the system's own Node runs it before the project's Node is installed.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installMissing } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const programs = join(root, 'node_modules', '.bin');
const [script, ...options] = process.argv.slice(2);

if (!installMissing(root)) process.exit(1);

const child = spawn(join(programs, 'node'), [join(root, 'scripts', script), ...options], {
  cwd: root,
  env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code) => process.exit(code ?? 1));
