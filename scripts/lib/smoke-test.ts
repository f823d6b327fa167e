import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const secure = { 'strict-transport-security': 'max-age=', 'x-content-type-options': 'nosniff' };
const onPages = { ...secure, 'content-security-policy': "frame-ancestors 'none'" };
const onFingerprinted = { ...secure, 'cache-control': 'immutable' };

async function check(address: URL, status: number, headers: Record<string, string>) {
  const path = address.pathname;
  const answer = await fetch(address, { redirect: 'manual' }).catch((error: Error) => error);
  if (answer instanceof Error) return [`${path}: ${answer.message}`];
  const wrongStatus = answer.status === status ? [] : [`${path}: ${answer.status}, not ${status}`];
  const wrongHeaders = Object.entries(headers)
    .filter(([name, part]) => !answer.headers.get(name)?.includes(part))
    .map(([name, part]) => `${path}: ${name} is '${answer.headers.get(name)}', without '${part}'`);
  return [...wrongStatus, ...wrongHeaders];
}

/** Lists wrong responses of the deployed site. */
export async function smokeTest(origin: string, folder = 'dist', attempts = 1): Promise<string[]> {
  const home = await readFile(join(folder, 'index.html'), 'utf8');
  const script = /="(\/_astro\/[^"]+\.js)"/.exec(home)?.[1] ?? '/';
  const problems = await Promise.all([
    check(new URL('/', origin), 200, onPages),
    check(new URL('/smoke-test-missing-page', origin), 404, onPages),
    check(new URL(script, origin), 200, onFingerprinted),
  ]);
  if (problems.flat().length === 0 || attempts <= 1) return problems.flat();
  // A new address takes seconds to work everywhere.
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
