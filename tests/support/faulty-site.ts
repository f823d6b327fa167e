import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FaultySite {
  origin: string;
  /** From now on every page is answered with this status, or as the site answers it. */
  failWith: (status: number | undefined) => void;
  /** From now on this path has this text, as after a new deployment. */
  replace: (path: string, text: string) => void;
  /** Nothing listens any more, and open connections are cut. */
  stop: () => Promise<void>;
  /** Listens again where it listened before. */
  start: () => Promise<void>;
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, target: URL) {
  const { method, headers, url: path } = incoming;
  const asked = request(
    { host: target.hostname, port: target.port, method, path, headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  asked.once('error', () => outgoing.destroy());
  incoming.pipe(asked);
}

/** Stands before the served site and fails as told; a service worker sees it as its own server. */
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
