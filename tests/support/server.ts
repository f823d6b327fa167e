import { freePort } from '../../scripts/lib/port.ts';
import { type SiteServer, serve } from '../../scripts/lib/serve.ts';

/** Serves both built sites for the run, unless the caller already serves them and says where. */
export default async function serveBuiltSites() {
  const started: SiteServer[] = [];
  for (const [name, folder] of [
    ['BASE_URL', 'dist'],
    ['FIXTURE_URL', 'dist-fixture'],
  ] as const) {
    if (process.env[name]) continue;
    const server = await serve(await freePort(), folder);
    process.env[name] = server.origin;
    started.push(server);
  }
  return () => Promise.all(started.map((server) => server.stop()));
}
