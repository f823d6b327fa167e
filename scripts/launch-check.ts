import { parseArgs } from 'node:util';
import { checkBuilt, checkSources, divide } from './launch-check/find.ts';
import { formatReport } from './launch-check/report.ts';

const { values } = parseArgs({
  options: {
    'allow-samples': { type: 'boolean', default: false },
    // The built files are of no interest where they are about to be built anew.
    sources: { type: 'boolean', default: false },
    root: { type: 'string', default: '.' },
  },
});
const built = values.sources ? [] : checkBuilt(values.root);
const findings = [...checkSources(values.root), ...built];
const { standing, tolerated } = divide(findings, values['allow-samples']);
// Lines that are longer than this are read badly, however wide the window.
const width = Math.min(process.stdout.columns ?? 80, 110);
console.log(formatReport(standing, tolerated, width));
process.exitCode = standing.length > 0 ? 1 : 0;
