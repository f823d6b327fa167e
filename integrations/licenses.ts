import { appendFile, readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

export const licenseFile = 'licenses.txt';

const notBundled = [
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/instrument-sans',
  'astro',
  'tailwindcss',
];

async function licenseOf(name: string): Promise<string> {
  const { version, license } = JSON.parse(
    await readFile(`node_modules/${name}/package.json`, 'utf8'),
  );
  const text = await readFile(`node_modules/${name}/LICENSE`, 'utf8');
  return `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`;
}

/** Adds to `/licenses.txt` the packages that visitors receive and the bundler does not list. */
export function licenses(): AstroIntegration {
  return {
    name: 'licenses',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const texts = await Promise.all(notBundled.map(licenseOf));
        await appendFile(new URL(licenseFile, dir), texts.join(''));
      },
    },
  };
}
