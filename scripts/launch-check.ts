import { parseArgs } from 'node:util';
import { checkBuilt, checkContent, findAdvice } from './launch-check/find.ts';
import { formatReport } from './launch-check/report.ts';
import { isBlocking } from './launch-check/rules.ts';

const { values } = parseArgs({
  options: {
    'allow-samples': { type: 'boolean', default: false },
    // Skips the built files, for use before a build.
    sources: { type: 'boolean', default: false },
    root: { type: 'string', default: '.' },
  },
});
const { root, 'allow-samples': allowSamples } = values;
const findings = [...checkContent(root), ...(values.sources ? [] : checkBuilt(root))];
console.log(formatReport(findings, findAdvice(root), allowSamples));
process.exitCode = findings.some((finding) => isBlocking(finding, allowSamples)) ? 1 : 0;
