import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isStopping, start, stop } from './processes.ts';

export interface SiteServer {
  origin: string;
  /** Settles when the server ends without having been asked to. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

/** Everything that wrangler would fetch, report or share with other projects, turned off. */
function quietSettings(folder: string): NodeJS.ProcessEnv {
  return {
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_CACHE_DIR: join(folder, 'cache'),
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_LOG_PATH: join(folder, 'logs'),
    WRANGLER_REGISTRY_PATH: join(folder, 'registry'),
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    WRANGLER_SEND_METRICS: 'false',
    X_LOCAL_EXPLORER: 'false',
    X_LOCAL_OBSERVABILITY: 'false',
  };
}

async function answers(origin: string): Promise<boolean> {
  try {
    await fetch(origin, { redirect: 'manual' });
    return true;
  } catch {
    return false;
  }
}

/** Serves the built site, or another folder like it, as the host will, on this machine only. */
export async function serve(port: number, site = 'dist'): Promise<SiteServer> {
  if (!existsSync(join(site, 'index.html'))) {
    throw new Error(`${site}/ is empty; run npm run build first.`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'closewell-'));
  const options = ['--port', `${port}`, '--ip', '127.0.0.1', '--inspector-port', '0'];
  const child = start(
    'wrangler',
    ['dev', ...options, '--assets', site, '--persist-to', folder, '--log-level', 'error'],
    {
      env: { ...process.env, ...quietSettings(folder) },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  let running = true;
  const ended = new Promise<void>((resolve) => {
    const settle = () => {
      running = false;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      if (!isStopping()) resolve();
    };
    child.once('error', settle);
    child.once('close', settle);
  });

  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + 60_000;
  while (!(await answers(origin))) {
    if (!running || Date.now() > deadline) {
      await stop(child);
      throw new Error('The server did not start; wrangler says why above.');
    }
    await wait(100);
  }
  return { origin, ended, stop: () => stop(child) };
}
