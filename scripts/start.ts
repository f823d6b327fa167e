import { execa } from 'execa';
import { assertFree, parsePort, serve } from './lib/serve.ts';

try {
  const port = parsePort(process.env.PORT);
  await assertFree(port);
  console.log('Building the site …');
  await execa('npm', ['run', '--silent', 'build:site'], { stdin: 'ignore' });
  const { origin } = await serve('dist', port);
  console.log(`The site is served at ${origin} (Ctrl-C stops it).`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
