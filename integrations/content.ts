import type { AstroIntegration } from 'astro';
import { formatAnnotations, formatIssues } from '../src/data/issues.ts';
import { readContent } from '../src/data/read-content.ts';

/** Stops the build with all validation issues of the content at once. */
export const content = (): AstroIntegration => ({
  name: 'content',
  hooks: {
    'astro:config:setup': async ({ command, updateConfig }) => {
      const { content, issues } = await readContent();
      if (!content && command === 'build') {
        // Throwing would add Astro's stack trace.
        console.error(formatIssues(issues));
        if (process.env.GITHUB_ACTIONS) console.log(formatAnnotations(issues));
        process.exit(1);
      }
      updateConfig({
        site: content?.site.origin,
        vite: { define: { SCHEDULING_PAGE: JSON.stringify(content?.site.schedulingPage) } },
      });
    },
  },
});
