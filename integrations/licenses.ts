import { appendFile, readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

export const licenseFile = 'licenses.txt';

const notBundled = [
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/instrument-sans',
  'astro',
  'tailwindcss',
];

/** Adds to `/licenses.txt` the packages that visitors receive and the bundler does not list. */
export function licenses(): AstroIntegration {
  return {
    name: 'licenses',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const name of notBundled) {
          const text = await readFile(`node_modules/${name}/LICENSE`, 'utf8');
          await appendFile(new URL(licenseFile, dir), `\n## ${name}\n\n${text.trim()}\n`);
        }
      },
    },
  };
}
