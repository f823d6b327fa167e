import { serve } from '../../scripts/lib/serve.ts';

/** Serves both built sites, unless the environment names running ones. */
export default async function serveBuiltSites() {
  const own = process.env.BASE_URL ? undefined : await serve('dist');
  const fixture = process.env.FIXTURE_URL ? undefined : await serve('dist-fixture');
  process.env.BASE_URL ??= own?.origin;
  process.env.FIXTURE_URL ??= fixture?.origin;
  return () => Promise.all([own?.stop(), fixture?.stop()]);
}
