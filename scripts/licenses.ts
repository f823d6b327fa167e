import { writeFileSync } from 'node:fs';
import { thirdPartyList } from '../integrations/licenses.ts';

writeFileSync('THIRD_PARTY.md', thirdPartyList());
console.log('THIRD_PARTY.md is written.');
