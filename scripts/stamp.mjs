// Run by npm after `npm ci` and `npm install`, so that an install by hand is not repeated.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeStamp } from './install.mjs';

writeStamp(dirname(dirname(fileURLToPath(import.meta.url))));
