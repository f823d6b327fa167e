import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface Check {
  path: string;
  status: number;
  headers: Record<string, string>;
}

const everywhere = {
  'strict-transport-security': 'max-age=',
  'x-content-type-options': 'nosniff',
};
const onPages = { ...everywhere, 'content-security-policy': "frame-ancestors 'none'" };

async function checksOf(folder: string): Promise<Check[]> {
  const home = await readFile(join(folder, 'index.html'), 'utf8');
  const island = /component-url="([^"]+)"/.exec(home)?.[1];
  return [
    { path: '/', status: 200, headers: onPages },
    { path: '/smoke-test-missing-page', status: 404, headers: onPages },
    ...(island
      ? [{ path: island, status: 200, headers: { ...everywhere, 'cache-control': 'immutable' } }]
      : []),
  ];
}

async function problemsOf(origin: string, { path, status, headers }: Check): Promise<string[]> {
  const answer = await fetch(new URL(path, origin), { redirect: 'manual' }).catch(
    (error: Error) => error,
  );
  if (answer instanceof Error) return [`${path}: ${answer.message}`];
  const wrongStatus = answer.status === status ? [] : [`${path}: ${answer.status}, not ${status}`];
  const wrongHeaders = Object.entries(headers)
    .filter(([name, part]) => !answer.headers.get(name)?.includes(part))
    .map(([name, part]) => `${path}: ${name} is '${answer.headers.get(name)}', without '${part}'`);
  return [...wrongStatus, ...wrongHeaders];
}

/** Lists what the deployed site answers wrongly. */
export async function smokeTest(origin: string, folder = 'dist', attempts = 1): Promise<string[]> {
  const checks = await checksOf(folder);
  const problems = await Promise.all(checks.map((check) => problemsOf(origin, check)));
  if (problems.flat().length === 0 || attempts <= 1) return problems.flat();
  // A new address takes some seconds to work everywhere.
  await wait(5000);
  return smokeTest(origin, folder, attempts - 1);
}

/** Reads the address from the file at `WRANGLER_OUTPUT_FILE_PATH`. */
export function deployedAddress(output: string): string | undefined {
  const entries = output.split('\n').filter((line) => line.trim() !== '');
  const targets = entries.map((line) => JSON.parse(line)).findLast(({ type }) => type === 'deploy');
  const [target] = String(targets?.targets?.[0] ?? '').split(' ');
  if (!target) return undefined;
  return target.startsWith('http') ? target : `https://${target}`;
}
