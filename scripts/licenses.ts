import { writeFileSync } from 'node:fs';
import { thirdPartyList } from './third-party.ts';

writeFileSync('THIRD_PARTY.md', thirdPartyList());
console.log('THIRD_PARTY.md is written.');
