import { parseArgs } from 'node:util';
import { markdownTable } from './bench/statistics.ts';
import { freePort } from './lib/port.ts';
import { run, stopAllOnSignal } from './lib/processes.ts';
import { serve } from './lib/serve.ts';
import { injectFaults } from './load/faults.ts';
import { load } from './load/steady.ts';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '20' },
  },
});

function wholeNumber(name: 'connections' | 'seconds', most: number): number {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new Error(`--${name} is '${values[name]}'; allowed: a whole number from 1 to ${most}.`);
}

/** Bounded, so that nobody floods anything by accident; only this machine is ever asked. */
const connections = wholeNumber('connections', 500);
const seconds = wholeNumber('seconds', 600);

stopAllOnSignal();
console.log('Building the site …');
const build = await run('npm', ['run', '--silent', 'build:site']);
if (!build.succeeded) throw new Error(build.output);

const server = await serve(await freePort());
console.log(`${connections} connections ask for every file in turn for ${seconds} seconds …`);
const result = await load({ origin: server.origin, connections, seconds });
await server.stop();
const errors = result.errors + result.timeouts + result.non2xx;
const { latency, throughput } = result;
console.log(
  `\n${markdownTable([
    {
      'Requests answered': result['2xx'],
      'Per second': result.requests.average,
      'MB per second': (throughput.average / 1e6).toFixed(1),
      Errors: errors,
      'Latency, median (ms)': latency.p50,
      '97.5 % (ms)': latency.p97_5,
      '99 % (ms)': latency.p99,
      'slowest (ms)': latency.max,
    },
  ])}\n`,
);

console.log('What a fault does …');
console.log(`\n${markdownTable(await injectFaults(await freePort()))}`);
if (errors > 0) throw new Error(`${errors} requests were not answered.`);
