import { isFree, parsePort } from './lib/port.ts';
import { run, stopAllOnSignal } from './lib/processes.ts';
import { serve } from './lib/serve.ts';

async function startSite() {
  const port = parsePort(process.env.PORT);
  if (!(await isFree(port))) {
    const other = port === 65_535 ? port - 1 : port + 1;
    throw new Error(
      `Port ${port} is taken. Stop what listens there, or choose another: PORT=${other} npm start`,
    );
  }
  console.log('Building the site …');
  const build = await run('astro', ['build'], { ASTRO_TELEMETRY_DISABLED: '1' });
  if (!build.succeeded) throw new Error(`${build.output.trim()}\nThe site could not be built.`);

  const server = await serve(port);
  console.log(`Closewell is served at ${server.origin} (Ctrl-C stops it).`);
  await server.ended;
  throw new Error('The server ended by itself.');
}

stopAllOnSignal();
startSite().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
