import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** Reads the flags of a command. An unknown one ends it with the flags that there are. */
export function readFlags<const Options extends ParseArgsOptionsConfig>(options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const [problem] = (error as Error).message.split('. ');
    const flags = Object.entries(options).map(([name, { type }]) =>
      type === 'string' ? `--${name}=…` : `--${name}`,
    );
    console.error(`${problem}. Flags: ${flags.join(', ') || 'none'}.`);
    process.exit(1);
  }
}
