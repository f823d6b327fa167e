import { existsSync, readFileSync } from 'node:fs';
import type { Unstable_Config } from 'wrangler';

type HostSettings = Pick<Unstable_Config, 'name' | 'routes'>;

/** Says why the site would not be at its origin; undefined if it would. */
export function explainWrongOrigin(origin: string, { name, routes = [] }: HostSettings) {
  const { host } = new URL(origin);
  const hosts = routes.map((route) => {
    const [routeHost = ''] = (typeof route === 'string' ? route : route.pattern).split('/');
    return routeHost;
  });
  const isWorkersDev = host.startsWith(`${name}.`) && host.endsWith('.workers.dev');
  if (hosts.length === 0 ? isWorkersDev : hosts.includes(host)) return undefined;
  const uploaded = hosts.join(', ') || `${name}.….workers.dev`;
  return (
    `The site would be at ${uploaded}, but src/content/site.yaml names ${origin} as its origin, ` +
    'and pages would send search engines there. Correct the origin, or write into wrangler.jsonc, ' +
    `below "name": "routes": [{ "pattern": "${host}", "custom_domain": true }],`
  );
}

/** Reads the addresses from wrangler's output file, such as `www.acme.com (custom domain)`. */
export function readDeployedOrigins(outputFile: string): string[] {
  const lines = existsSync(outputFile) ? readFileSync(outputFile, 'utf8').trim().split('\n') : [];
  const deployment = lines
    .map((line) => JSON.parse(line))
    .findLast(({ type }) => type === 'deploy');
  const targets: string[] = deployment?.targets ?? [];
  return targets.map((target) => {
    const [address = ''] = target.split(' ');
    return new URL(address.startsWith('http') ? address : `https://${address}`).origin;
  });
}
