import { type Finding, isBlocking, type RuleName, rules } from './rules.ts';

const counted = (count: number) => (count === 1 ? '1 finding' : `${count} findings`);

function formatRule(rule: RuleName, findings: readonly Finding[]): string {
  const { title, why, remedy } = rules[rule];
  const places = findings.map(({ file, line, what }) => `    ${file}:${line}  ${what}`);
  return [
    `${title.toUpperCase()} (${findings.length})`,
    `  Why     ${why}`,
    `  Remedy  ${remedy}`,
    ...places,
  ].join('\n');
}

export function formatReport(
  findings: readonly Finding[],
  advice: readonly string[],
  allowSamples: boolean,
): string {
  const blocking = findings.filter((finding) => isBlocking(finding, allowSamples));
  const tables = (Object.keys(rules) as RuleName[]).flatMap((rule) => {
    const ofRule = blocking.filter((finding) => finding.rule === rule);
    return ofRule.length === 0 ? [] : [formatRule(rule, ofRule)];
  });
  if (advice.length > 0) {
    const lines = advice.map((line) => `    ${line}`);
    tables.push([`ADVICE (${advice.length}): does not block`, ...lines].join('\n'));
  }
  const tolerated = findings.length - blocking.length;
  if (blocking.length > 0) tables.push(`${counted(blocking.length)} in the way of going live.`);
  else if (tolerated === 0) tables.push('Nothing stands in the way of going live.');
  else
    tables.push(`${counted(tolerated)} tolerated: fit for a staging site, not for the public one.`);
  return tables.join('\n\n');
}
