import { execa } from 'execa';
import getPort from 'get-port';
import { readFlags } from './lib/flags.ts';
import { serve } from './lib/serve.ts';

readFlags({});
try {
  const port = Number(process.env.PORT || 4321);
  const free = await getPort({ port });
  // wrangler would wait for a taken port forever.
  if (free !== port) {
    throw new Error(`Port ${port} is taken or refused. Choose another: PORT=${free} npm start`);
  }
  console.log('1 of 2: Building the site, for up to a minute …');
  await execa('npm', ['run', '--silent', 'build:site'], { stdin: 'ignore' });
  console.log('2 of 2: Starting the server …');
  const origin = await serve('dist', port);
  console.log(`The site is served at ${origin} (Ctrl-C stops it).`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
