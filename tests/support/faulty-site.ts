import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FaultySite {
  origin: string;
  /** Responds to every page with this status; undefined restores the site. */
  failWith: (status: number | undefined) => void;
  /** Replaces a file, as a new deployment does. */
  replace: (path: string, text: string) => void;
  /** Stops the server and closes connections. */
  stop: () => Promise<void>;
  /** Starts the server on the same port. */
  start: () => Promise<void>;
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, target: URL) {
  const { method, headers, url: path } = incoming;
  const proxied = request(
    { host: target.hostname, port: target.port, method, path, headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  proxied.once('error', () => outgoing.destroy());
  incoming.pipe(proxied);
}

/** A proxy of the served site that fails on demand, also for requests of a service worker. */
export async function startFaultySite(target: string): Promise<FaultySite> {
  const replaced = new Map<string, string>();
  let failure: number | undefined;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const mode = incoming.headers['sec-fetch-mode'];
    const text = replaced.get(path);
    if (failure !== undefined && mode === 'navigate') {
      outgoing.writeHead(failure, { 'content-type': 'text/plain' }).end('the server says no');
    } else if (text !== undefined) {
      const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
      outgoing.writeHead(200, { 'content-type': type }).end(text);
    } else forward(incoming, outgoing, new URL(target));
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, 'localhost', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    failWith: (status) => {
      failure = status;
    },
    replace: (path, body) => replaced.set(path, body),
    stop: () =>
      new Promise((resolve) => {
        if (!server.listening) return resolve();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start: () => listen(port),
  };
}
