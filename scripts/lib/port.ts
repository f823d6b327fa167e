import { createServer } from 'node:net';

export const defaultPort = 4321;

export function parsePort(text: string | undefined): number {
  if (text === undefined || text === '') return defaultPort;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Error(`PORT is '${text}'; allowed: a whole number from 1 to 65535.`);
  }
  return port;
}

/** Listens for a moment; port 0 means any free one. */
function tryListening(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const used = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve(used));
    });
  });
}

/** Both addresses that `localhost` may mean count: a visitor would reach whatever listens there. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    try {
      await tryListening(port, host);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code === 'EADDRINUSE') return false;
      if (code === 'EACCES')
        throw new Error(`Port ${port} needs more rights; choose one from 1024 up.`);
    }
  }
  return true;
}

export const freePort = () => tryListening(0, '127.0.0.1');
