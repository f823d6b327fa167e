import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';

interface Package {
  name: string;
  version: string;
  license: string;
  homepage?: string;
  dependencies?: Record<string, string>;
}

/** Packages that build the site and of which a part is in what they build. */
const inPart: Record<string, string> = {
  '@astrojs/react': 'starts the islands',
  astro: 'the element around an island',
  tailwindcss: 'the base of the styles',
};

const folderOf = (name: string) => join('node_modules', name);

const readPackage = (name: string) =>
  JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')) as Package;

/** What a package brings along. */
function withDependencies(name: string): string[] {
  const found = Object.keys(readPackage(name).dependencies ?? {});
  return [name, ...found.flatMap(withDependencies)];
}

/** Every package of which a visitor receives something: the dependencies, and those used in part. */
export function shippedPackages(): string[] {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
  const whole = Object.keys(dependencies ?? {}).flatMap(withDependencies);
  return [...new Set([...whole, ...Object.keys(inPart)])].sort();
}

function licenseText(name: string): string {
  const file = readdirSync(folderOf(name)).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry));
  if (!file) throw new Error(`${name} comes without the text of its license.`);
  return readFileSync(join(folderOf(name), file), 'utf8').trim();
}

function section(name: string): string {
  const { version, license, homepage } = readPackage(name);
  const part = inPart[name] ? `; in part: ${inPart[name]}` : '';
  const facts = `${version}, ${license}${part}${homepage ? `, <${homepage}>` : ''}`;
  return `## ${name}\n\n${facts}\n\n\`\`\`text\n${licenseText(name)}\n\`\`\``;
}

/** THIRD_PARTY.md: what others made of that which a visitor receives, and under which license. */
export function thirdPartyList(): string {
  const intro =
    '# Third party\n\nWhat others made of that which a visitor receives: scripts, styles, icons and fonts. ' +
    'Written by `npm run licenses`; a test compares it with what is installed, and the build stops when a package that is not listed reaches a page.';
  return `${[intro, ...shippedPackages().map(section)].join('\n\n')}\n`;
}

/** The package that a module of the bundle belongs to; undefined for the site's own. */
function packageOf(module: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
}

/** Stops a build in which a package that is not listed would reach visitors. */
export function thirdParty(): AstroIntegration {
  const bundled = new Set<string>();
  const plugin = {
    name: 'third-party',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    generateBundle(_: unknown, bundle: Record<string, { moduleIds?: string[] }>) {
      for (const { moduleIds = [] } of Object.values(bundle)) {
        for (const module of moduleIds) bundled.add(packageOf(module) ?? '');
      }
      bundled.delete('');
    },
  };
  return {
    name: 'third-party',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': () => {
        const listed = shippedPackages();
        const unlisted = [...bundled].filter((name) => !listed.includes(name));
        if (bundled.size === 0) throw new Error('No package was seen in the code of the islands.');
        if (unlisted.length === 0) return;
        throw new Error(
          `Visitors would receive ${unlisted.join(', ')}, which is no dependency: move it from devDependencies to dependencies in package.json, then npm run licenses.`,
        );
      },
    },
  };
}
