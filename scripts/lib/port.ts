import getPort from 'get-port';

export const defaultPort = 4321;

export function parsePort(text: string | undefined): number {
  if (text === undefined || text === '') return defaultPort;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Error(`PORT is '${text}'; allowed: a whole number from 1 to 65535.`);
  }
  return port;
}

/** Throws if the port is taken, naming a free one. */
export async function assertFree(port: number): Promise<void> {
  const free = await getPort({ port: [port, defaultPort, 8080] });
  if (free === port) return;
  const reason = port < 1024 ? 'is taken or needs more rights' : 'is taken';
  throw new Error(`Port ${port} ${reason}. Choose another: PORT=${free} npm start`);
}

export const freePort = () => getPort();
