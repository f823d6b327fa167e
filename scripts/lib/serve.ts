import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface SiteServer {
  origin: string;
  stop: () => Promise<void>;
}

/** wrangler reads these on import. */
const quietSettings = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_LOG: 'error',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_SEND_METRICS: 'false',
  X_LOCAL_EXPLORER: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
};

/** Serves a built site on the loopback interface, as the host does. */
export async function serve(port: number, folder = 'dist'): Promise<SiteServer> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`${folder}/ has no page; npm run build makes dist/.`);
  }
  Object.assign(process.env, quietSettings);
  const { unstable_startWorker } = await import('wrangler');
  const worker = await unstable_startWorker({
    config: 'wrangler.jsonc',
    assets: folder,
    dev: {
      server: { hostname: '127.0.0.1', port },
      inspector: false,
      logLevel: 'error',
      persist: false,
    },
  });
  await worker.ready;
  return { origin: `http://localhost:${port}`, stop: () => worker.dispose() };
}
