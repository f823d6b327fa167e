import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const running = new Set<ChildProcess>();
let stopping = false;

/** Once asked to stop, nothing is to be made of how the children end. */
export const isStopping = () => stopping;

/** Starts a program in a process group of its own, so that its children can be stopped with it. */
export function start(program: string, options: string[], settings: SpawnOptions = {}) {
  const child = spawn(program, options, { detached: true, ...settings });
  running.add(child);
  child.once('error', () => running.delete(child));
  child.once('close', () => running.delete(child));
  return child;
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended already.
  }
}

/** Asks the program and its children to end, and ends them when they take too long. */
export async function stop(child: ChildProcess) {
  if (!running.has(child)) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  signalGroup(child, 'SIGTERM');
  await Promise.race([closed, wait(3000)]);
  signalGroup(child, 'SIGKILL');
}

/** Ctrl-C and SIGTERM leave no process behind. */
export function stopAllOnSignal() {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      await Promise.all([...running].map(stop));
      process.exit(code);
    });
  }
}

/** Runs a program to its end and returns all that it printed. */
export function run(
  program: string,
  options: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ succeeded: boolean; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = start(program, options, {
      env: { NO_COLOR: '1', ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', (error) => resolve({ succeeded: false, output: error.message }));
    child.once('close', (code) => {
      if (!stopping) resolve({ succeeded: code === 0, output });
    });
  });
}
