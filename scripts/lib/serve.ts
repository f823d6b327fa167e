/** Serves a built site as the host does, on any free port unless one is named. */
export async function serve(folder: string, port = 0) {
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
