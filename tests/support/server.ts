import { serve } from '../../scripts/lib/serve.ts';

// Playwright starts this file as its `webServer` and reads the addresses.
const [site, fixture] = await Promise.all([serve('dist'), serve('dist-fixture')]);
console.log(site.origin, fixture.origin);
