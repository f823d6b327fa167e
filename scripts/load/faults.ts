import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from '../lib/processes.ts';
import { type SiteServer, serve } from '../lib/serve.ts';
import { load } from './steady.ts';

const isAnswered = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until the address answers; in milliseconds. */
async function timeUntilAnswered(address: string): Promise<number> {
  const start = performance.now();
  while (!(await isAnswered(address))) await wait(20);
  return performance.now() - start;
}

/** The server goes away under load and comes back where it was. */
async function restartUnderLoad(server: SiteServer, folder: string): Promise<string> {
  const port = Number(new URL(server.origin).port);
  const during = load({ origin: server.origin, connections: 10, seconds: 12 });
  await wait(3000);
  await server.stop();
  const refused = !(await isAnswered(server.origin));
  const [again, gone] = await Promise.all([serve(port, folder), timeUntilAnswered(server.origin)]);
  await during;
  const after = await load({ origin: again.origin, connections: 10, seconds: 3 });
  await again.stop();
  if (!refused) throw new Error('The server answered although it was stopped.');
  if (after.errors + after.non2xx > 0) throw new Error('The server came back, but not whole.');
  return `refused for ${(gone / 1000).toFixed(1)} s; afterwards ${after['2xx']} answered, 0 errors`;
}

/** A page goes missing on the disk while the site is served. */
async function removePage(server: SiteServer, folder: string): Promise<string> {
  rmSync(join(folder, 'terms.html'));
  // The server keeps what it knows of its files for a moment.
  const deadline = Date.now() + 15_000;
  let answer = await fetch(`${server.origin}/terms`);
  while (answer.ok && Date.now() < deadline) {
    await wait(200);
    answer = await fetch(`${server.origin}/terms`);
  }
  const text = await answer.text();
  if (!(await isAnswered(server.origin))) throw new Error('The other pages went with it.');
  const shown = /<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1]?.replace(/<[^>]*>/g, '') ?? text;
  return `${answer.status} '${shown.trim()}'; the other pages stand`;
}

/** Somebody starts the site a second time on the same port. */
async function takePort(server: SiteServer): Promise<string> {
  const port = new URL(server.origin).port;
  const { succeeded, output } = await run('npm', ['start', '--silent'], { PORT: port });
  if (succeeded) throw new Error('A second site started on the same port.');
  if (!(await isAnswered(server.origin))) throw new Error('The first site went away.');
  return `refused: ${output.trim().split('\n').at(-1)}; the first site stands`;
}

/** What the site does when its server, its disk or its port fails. */
export async function injectFaults(port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'closewell-load-'));
  cpSync('dist', folder, { recursive: true });
  try {
    const server = await serve(port, folder);
    const taken = await takePort(server);
    const restarted = await restartUnderLoad(server, folder);
    const second = await serve(port, folder);
    const removed = await removePage(second, folder);
    await second.stop();
    return [
      { Fault: 'Server stopped and started under load', Seen: restarted },
      { Fault: 'File of a page removed', Seen: removed },
      { Fault: 'Port taken', Seen: taken },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
