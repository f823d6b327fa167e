import { readFileSync } from 'node:fs';

/** What visitors receive of packages: fonts, icons, styles, scripts. */
const packages = [
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/instrument-sans',
  'astro',
  'lucide-react',
  'tailwindcss',
];

export function GET() {
  const licenses = packages.map(
    (name) => `## ${name}\n\n${readFileSync(`node_modules/${name}/LICENSE`, 'utf8')}`,
  );
  return new Response(licenses.join('\n'));
}
