import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';

export const defaultPort = 4321;

export function parsePort(text: string | undefined): number {
  if (!text) return defaultPort;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT is '${text}'; allowed: a whole number from 1 to 65535.`);
}

/** Throws if the port is taken, naming a free one. */
export async function assertFree(port: number): Promise<void> {
  const free = await getPort({ port: [port, defaultPort, 8080] });
  if (free === port) return;
  throw new Error(`Port ${port} is taken or refused. Choose another: PORT=${free} npm start`);
}

/** Serves a built site as the host does, on a free port unless one is named. */
export async function serve(folder = 'dist', wantedPort?: number) {
  if (!existsSync(folder)) throw new Error(`${folder}/ is missing; npm run build creates dist/.`);
  // wrangler reads these at import. It should send nothing, write no logs and add no tools.
  Object.assign(process.env, {
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_LOG: 'error',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_WRITE_LOGS: 'false',
    X_LOCAL_EXPLORER: 'false',
    X_LOCAL_OBSERVABILITY: 'false',
  });
  const { unstable_startWorker } = await import('wrangler');
  const port = wantedPort ?? (await getPort());
  // Not 127.0.0.1, because some machines resolve `localhost` to ::1 alone.
  const server = { hostname: 'localhost', port };
  const worker = await unstable_startWorker({
    config: 'wrangler.jsonc',
    assets: folder,
    dev: { server, inspector: false, logLevel: 'error', persist: false },
  });
  const startTimeout = setTimeout(120_000, undefined, { ref: false }).then(() => {
    throw new Error('The server has not started in 2 minutes. wrangler needs 127.0.0.1, too.');
  });
  await Promise.race([worker.ready, startTimeout]);
  return { origin: `http://localhost:${port}`, stop: () => worker.dispose() };
}
