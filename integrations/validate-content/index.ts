import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { contentFolder } from '../../src/data/folder.ts';
import { findContentIssues, formatIssues } from './find-issues.ts';
import { type Content, readContent } from './read-content.ts';
import { findThemeIssues, themeFile } from './theme-issues.ts';

/** Stops the build with all validation issues at once; `npm run dev` reports them on each save. */
export function validateContent(root = '.'): AstroIntegration {
  const theme = resolve(root, themeFile);
  const findIssues = async (content: Content) => [
    ...findContentIssues(content),
    ...findThemeIssues(await readFile(theme, 'utf8')),
  ];
  return {
    name: 'validate-content',
    hooks: {
      'astro:config:setup': async ({ updateConfig }) => {
        const content = await readContent(root);
        const issues = await findIssues(content);
        if (issues.length > 0) {
          // Throwing would add Astro's stack trace.
          console.error(formatIssues(issues));
          process.exit(1);
        }
        updateConfig({ site: content.modules['identity.ts']?.identity?.origin });
      },
      'astro:server:setup': ({ server, logger }) => {
        server.watcher.on('all', async (_event, path) => {
          if (!(path === theme || path.startsWith(resolve(root, contentFolder) + sep))) return;
          const issues = await findIssues(await readContent(root));
          if (issues.length > 0) logger.error(formatIssues(issues));
        });
      },
    },
  };
}
