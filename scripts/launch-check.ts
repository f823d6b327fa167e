import { readFlags } from './lib/flags.ts';
import { runLaunchCheck } from './lib/launch-check.ts';
import { type Rule, rules } from './lib/launch-rules.ts';

const { staging } = readFlags({ staging: { type: 'boolean' } });
const findings = await runLaunchCheck();
let blocking = 0;
for (const [name, { title, reason, remedy, blocks }] of Object.entries<Rule>(rules)) {
  const found = findings.filter(({ rule }) => rule === name);
  if (found.length === 0 || (staging && blocks === 'the public site')) continue;
  if (blocks) blocking += found.length;
  console.log(`${title.toUpperCase()} (${found.length})\n  Why     ${reason}\n  Remedy  ${remedy}`);
  for (const { file, line, excerpt } of found) console.log(`    ${file}:${line}  ${excerpt}`);
  console.log();
}
const site = staging ? 'a staging site' : 'the public site';
const counted = blocking === 1 ? '1 finding keeps' : `${blocking} findings keep`;
console.log(blocking === 0 ? `Ready for ${site}.` : `${counted} ${site} from going live.`);
process.exitCode = blocking === 0 ? 0 : 1;
