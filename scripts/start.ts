import { run } from './lib/processes.ts';
import { assertFree, parsePort, serve } from './lib/serve.ts';

try {
  const port = parsePort(process.env.PORT);
  await assertFree(port);
  console.log('Building the site …');
  const build = await run('astro', ['build'], { ASTRO_TELEMETRY_DISABLED: '1' });
  if (!build.succeeded) throw new Error(`${build.output.trim()}\nThe site could not be built.`);
  const { origin } = await serve('dist', port);
  console.log(`The site is served at ${origin} (Ctrl-C stops it).`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
