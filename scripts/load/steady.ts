import autocannon, { type Result } from 'autocannon';
import { addressOf, listFiles } from '../lib/built-files.ts';

export interface Load {
  origin: string;
  connections: number;
  seconds: number;
}

/** Everything that a visitor can fetch, the pages and what they need, as a browser asks for it. */
function requests() {
  return listFiles('dist')
    .filter((file) => file !== '_headers' && file !== '404.html')
    .map((file) => ({ path: addressOf(file), headers: { 'accept-encoding': 'gzip, br' } }));
}

/** Each connection asks for one file after another, as fast as the answers come. */
export function load({ origin, connections, seconds }: Load): Promise<Result> {
  return autocannon({ url: origin, connections, duration: seconds, requests: requests() });
}
