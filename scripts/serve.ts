import { once } from 'node:events';
import { createServer } from 'node:net';

/** Throws if `PORT` is no port, or is taken: wrangler would wait for it forever. */
export async function getPort(value = '4321'): Promise<number> {
  const port = Number(value);
  if (!(Number.isInteger(port) && port > 0 && port < 65_536)) {
    throw new Error(`PORT is '${value}'. Choose a number, such as PORT=8080.`);
  }
  const server = createServer();
  try {
    await once(server.listen(port, 'localhost'), 'listening');
  } catch {
    throw new Error(`Port ${port} is taken or refused. Choose another, such as PORT=8080.`);
  }
  server.close();
  return port;
}

/** Serves a built site as the host does, on any free port unless one is named. */
export async function serve(folder: string, port = 0): Promise<string> {
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
  // Not 127.0.0.1, because some machines resolve `localhost` to ::1 alone.
  const server = { hostname: 'localhost', port };
  const worker = await unstable_startWorker({
    config: 'wrangler.jsonc',
    assets: folder,
    dev: { server, inspector: false, logLevel: 'error', persist: false },
  });
  await worker.ready;
  const { origin } = await worker.url;
  return origin;
}
