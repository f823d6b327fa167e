import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { ErrorPayload } from 'vite';
import { contentFolder } from '../../src/data/content-folder.ts';
import { findContentIssues, formatAnnotations, formatIssues } from './content-issues.ts';
import type { Issue } from './parse-content-file.ts';
import { readContent } from './read-content.ts';
import { findThemeIssues, themeFile } from './theme-issues.ts';

/** Returns the content, and the validation issues of content and colors. */
export async function findIssues(root = '.') {
  const content = await readContent(root);
  const theme = await readFile(resolve(root, themeFile), 'utf8');
  return { content, issues: [...findContentIssues(content), ...findThemeIssues(theme)] };
}

/** Describes the issues for the overlay of the dev server, which shows a message as HTML. */
function overlayOf(issues: readonly Issue[]): ErrorPayload {
  const [title, ...paragraphs] = formatIssues(issues).split('\n\n');
  const message = paragraphs.join('\n\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return { type: 'error', err: { name: 'Content', title, message, stack: '' } };
}

const validEvent = 'content:valid';

/** Runs in the browser, which must not reload: Astro may not have read the corrected content yet. */
const closeOverlay = `import.meta.hot?.on('${validEvent}', () => {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.close();
});`;

/** Stops the build with all validation issues at once; `npm run dev` shows them in the browser. */
export function validateContent(root = '.'): AstroIntegration {
  return {
    name: 'validate-content',
    hooks: {
      'astro:config:setup': async ({ command, injectScript, updateConfig }) => {
        const { content, issues } = await findIssues(root);
        if (issues.length > 0) {
          // Throwing would add Astro's stack trace.
          console.error(formatIssues(issues));
          if (process.env.GITHUB_ACTIONS) console.log(formatAnnotations(issues));
          process.exit(1);
        }
        if (command === 'dev') injectScript('page', closeOverlay);
        updateConfig({ site: content.modules['identity.ts']?.identity?.origin });
      },
      'astro:server:setup': ({ server, logger }) => {
        const watched = [resolve(root, themeFile), resolve(root, contentFolder) + sep];
        const { hot } = server.environments.client;
        let shown: ErrorPayload | undefined;
        let lastCheck = Promise.resolve();

        async function check() {
          const { issues } = await findIssues(root);
          if (issues.length > 0) {
            logger.error(formatIssues(issues));
            shown = overlayOf(issues);
            hot.send(shown);
          } else if (shown) {
            logger.info('The content is valid again.');
            shown = undefined;
            hot.send({ type: 'custom', event: validEvent });
          }
        }
        server.watcher.on('all', (_event, path) => {
          if (!watched.some((start) => path.startsWith(start))) return;
          // Check one change after another, so that the last report is about the last change.
          lastCheck = lastCheck.then(check).catch((error) => logger.error(String(error)));
        });
        // After a reload.
        hot.on('vite:client:connect', (_, client) => void (shown && client.send(shown)));
      },
    },
  };
}
