import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { contentFolder } from '../../src/content-folder.ts';
import { findContentIssues } from './find-issues.ts';
import { formatIssues } from './issues.ts';
import { identityOf, readContent } from './read-content.ts';

async function validate(root: string) {
  const content = await readContent(root);
  const issues = findContentIssues(content);
  return { content, message: issues.length > 0 ? formatIssues(issues) : undefined };
}

/** Stops the build with all validation issues at once; `npm run dev` reports them on each save. */
export function validateContent(root = '.'): AstroIntegration {
  return {
    name: 'validate-content',
    hooks: {
      'astro:config:setup': async ({ updateConfig }) => {
        const { content, message } = await validate(root);
        if (message) {
          // Astro would say first that this hook threw an error.
          console.error(message);
          process.exit(1);
        }
        updateConfig({ site: identityOf(content)?.origin });
      },
      'astro:server:setup': ({ server, logger }) => {
        server.watcher.on('all', async (_event, path) => {
          if (!path.startsWith(resolve(root, contentFolder))) return;
          const { message } = await validate(root);
          if (message) logger.error(message);
        });
      },
    },
  };
}
