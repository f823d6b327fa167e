import { execa } from 'execa';

/** Runs a program from `node_modules/.bin` or `PATH`. */
export async function run(program: string, options: string[], env: NodeJS.ProcessEnv = {}) {
  const result = await execa(program, options, {
    all: true,
    env: { NO_COLOR: '1', ...env },
    killDescendants: true,
    preferLocal: true,
    reject: false,
    stdin: 'ignore',
  });
  return { succeeded: !result.failed, output: result.all || (result.message ?? '') };
}
