import { parseArgs } from 'node:util';
import { checkBuilt, checkSources, rules } from './lib/launch-check.ts';

const { values } = parseArgs({
  options: {
    'allow-samples': { type: 'boolean', default: false },
    // Skips the built files, for use before a build.
    sources: { type: 'boolean', default: false },
    root: { type: 'string', default: '.' },
  },
});
const { root, 'allow-samples': isStaging, sources } = values;
const findings = [...(await checkSources(root)), ...(sources ? [] : checkBuilt(root))];
const blocked = isStaging ? ['every site'] : ['every site', 'the public site'];
let blocking = 0;

for (const [name, { title, why, remedy, blocks }] of Object.entries(rules)) {
  const places = findings
    .filter(({ rule }) => rule === name)
    .map(({ file, line, what }) => `    ${file}:${line}  ${what}`);
  const isTolerated = isStaging && blocks === 'the public site';
  if (places.length === 0 || isTolerated) continue;
  if (blocked.includes(blocks)) blocking += places.length;
  console.log(`${title.toUpperCase()} (${places.length})\n  Why     ${why}\n  Remedy  ${remedy}`);
  console.log(`${places.join('\n')}\n`);
}

const [site, counted] = [
  isStaging ? 'a staging site' : 'the public site',
  blocking === 1 ? '1 finding keeps' : `${blocking} findings keep`,
];
console.log(blocking === 0 ? `Ready for ${site}.` : `${counted} ${site} from going live.`);
process.exitCode = blocking === 0 ? 0 : 1;
