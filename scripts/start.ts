import { spawnSync } from 'node:child_process';
import { getPort, serve } from './serve.ts';

try {
  const port = await getPort(process.env.PORT);
  console.log('1 of 2: Building the site, for up to a minute …');
  const { status } = spawnSync('npm run --silent build:site', { shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Error('The site was not built; the reason is above.');
  console.log('2 of 2: Starting the server …');
  console.log(`The site is served at ${await serve('dist', port)} (Ctrl-C stops it).`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
