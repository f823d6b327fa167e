import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ProxySite = Awaited<ReturnType<typeof startProxySite>>;

/** Starts a proxy of the served site that fails on demand, also for a service worker's requests. */
export async function startProxySite(target: string) {
  const replaced = new Map<string, string>();
  let failure: number | undefined;
  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const text = replaced.get(path);
    if (failure !== undefined && incoming.headers['sec-fetch-mode'] === 'navigate') {
      outgoing.writeHead(failure, { 'content-type': 'text/plain' }).end('the server says no');
    } else if (text !== undefined) {
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end(text);
    } else {
      const response = await fetch(new URL(path, target));
      for (const name of ['content-type', 'cache-control'])
        outgoing.setHeader(name, response.headers.get(name) ?? '');
      outgoing.writeHead(response.status);
      outgoing.end(await response.bytes());
    }
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    /** Answers every page with this status; undefined restores the site. */
    failWith: (status: number | undefined) => {
      failure = status;
    },
    /** Replaces a page, as a new deployment does. */
    replace: (path: string, body: string) => replaced.set(path, body),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
