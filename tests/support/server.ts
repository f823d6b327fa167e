import { serve } from '../../scripts/serve.ts';

// Playwright starts this file as its `webServer` and reads the addresses.
const addresses = await Promise.all([serve('dist'), serve('dist-fixture')]);
console.log(...addresses);
