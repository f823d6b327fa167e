import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** Whether this build is for people to look at and not for search engines: `SITE_STAGING=1`. */
export function readStaging(environment: NodeJS.ProcessEnv = process.env): boolean {
  const value = environment.SITE_STAGING ?? '';
  if (!['', '0', '1'].includes(value)) {
    throw new Error(`SITE_STAGING is '${value}'; allowed: 1 for a staging site, else nothing.`);
  }
  return value === '1';
}

const noindex = '  X-Robots-Tag: noindex';

/** Sets the header for every path; the host knows only one rule for a path, so it goes into that. */
export function addNoindex(headers: string): string {
  const everyPath = /^\/\*$/m;
  if (everyPath.test(headers)) return headers.replace(everyPath, `/*\n${noindex}`);
  return ['/*', noindex, '', headers].join('\n');
}

/**
 * Keeps a staging site out of search engines, by the head of its pages and by a header that also
 * covers its other files. Stands last, because it adds to the headers that others write.
 */
export function staging(): AstroIntegration {
  const isStaging = readStaging();
  return {
    name: 'staging',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: { define: { 'import.meta.env.SITE_STAGING': JSON.stringify(isStaging) } },
        });
      },
      'astro:build:done': async ({ dir }) => {
        if (!isStaging) return;
        const file = new URL('_headers', dir);
        const headers = await readFile(file, 'utf8').catch(() => '');
        await writeFile(file, addNoindex(headers));
      },
    },
  };
}
