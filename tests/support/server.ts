import { freePort } from '../../scripts/lib/port.ts';
import { serve } from '../../scripts/lib/serve.ts';

/** Serves dist/ for the run, unless the caller already serves it and says where. */
export default async function serveBuiltSite() {
  if (process.env.BASE_URL) return;
  const server = await serve(await freePort());
  process.env.BASE_URL = server.origin;
  return server.stop;
}
