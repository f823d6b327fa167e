import { assertFree, parsePort } from './lib/port.ts';
import { run } from './lib/processes.ts';
import { serve } from './lib/serve.ts';

async function start() {
  const port = parsePort(process.env.PORT);
  await assertFree(port);
  console.log('Building the site …');
  const build = await run('astro', ['build'], { ASTRO_TELEMETRY_DISABLED: '1' });
  if (!build.succeeded) throw new Error(`${build.output.trim()}\nThe site could not be built.`);
  const { origin } = await serve(port);
  console.log(`The site is served at ${origin} (Ctrl-C stops it).`);
}

await start().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
