import { listFiles } from '../../scripts/lib/built-files.ts';

/** Every built file by its path below dist/, the settings of the host left out. */
export const builtFiles = listFiles('dist').filter((file) => file !== '_headers');
