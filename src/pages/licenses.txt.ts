import { readFileSync } from 'node:fs';
import { dependencies } from '../../package.json';

/** The licenses of the packages that visitors receive. */
export function GET() {
  const bundled = ['@astrojs/react', 'astro', 'scheduler', 'tailwindcss'];
  const licenses = [...Object.keys(dependencies), ...bundled].map(
    (name) => `## ${name}\n\n${readFileSync(`node_modules/${name}/LICENSE`, 'utf8')}`,
  );
  return new Response(licenses.join('\n'));
}
