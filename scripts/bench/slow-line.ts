import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Slow 4G as Lighthouse understands it. */
const roundTrip = 150;
const bytesPerSecond = 1_638_400 / 8;

const packet = 1460;

/** All connections share the line: a packet leaves when those before it have gone through. */
function createLink() {
  let free = 0;
  return async (bytes: number) => {
    const now = performance.now();
    free = Math.max(now, free) + (bytes / bytesPerSecond) * 1000;
    await wait(free - now + roundTrip / 2);
  };
}

type Link = ReturnType<typeof createLink>;

/** Hands on what arrives in order, packet by packet. */
function pass(from: Socket, to: Socket, link: Link) {
  let last = Promise.resolve();
  const send = (part: Buffer) => {
    const arrives = link(part.length);
    last = last.then(() => arrives).then(() => void to.write(part));
  };
  from.on('data', (data: Buffer) => {
    for (let at = 0; at < data.length; at += packet) send(data.subarray(at, at + packet));
  });
  from.on('end', () => {
    last = last.then(() => void to.end());
  });
  from.on('error', () => to.destroy());
}

/** The same server at the other end of a slow line, for whatever the browser fetches and when. */
export async function slowLine(origin: string) {
  const { hostname, port } = new URL(origin);
  const down = createLink();
  const up = createLink();
  const server = createServer(async (client) => {
    // A connection costs a round trip before it carries anything.
    client.pause();
    await wait(roundTrip);
    const upstream = connect(Number(port), hostname);
    pass(client, upstream, up);
    pass(upstream, client, down);
    client.resume();
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const { port: used } = server.address() as AddressInfo;
  return { origin: `http://localhost:${used}`, close: () => server.close() };
}
