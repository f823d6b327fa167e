import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';
import type { Plugin } from 'vite';
import { formatAnnotations, formatIssues } from '../src/data/issues.ts';
import { checkContent, contentFolder, forgetContent } from '../src/data/read-content.ts';
import { contentFiles } from '../src/schema/content.ts';

/** Runs `src/data/content.ts` again under `npm run dev` when a content file changes, and reloads the page. */
const reloadContent: Plugin = {
  name: 'reload-content',
  hotUpdate({ file }) {
    if (!file.startsWith(resolve(contentFolder) + sep)) return undefined;
    forgetContent();
    return [
      ...(this.environment.moduleGraph.getModulesByFile(resolve('src/data/content.ts')) ?? []),
    ];
  },
};

/** Writes the schemas with which VS Code completes and explains fields (`.vscode/settings.json`). */
function writeEditorSchemas() {
  mkdirSync('.astro/schemas/copy', { recursive: true });
  for (const { name, schema } of contentFiles.filter(({ folder }) => folder !== 'legal')) {
    const options = { io: 'input', target: 'draft-7', unrepresentable: 'any' } as const;
    const json = JSON.stringify(z.toJSONSchema(schema, options));
    writeFileSync(`.astro/schemas/${name.replace('.yaml', '.json')}`, json);
  }
}

/** Stops a build with all validation issues at once. `npm run dev` shows them in the browser. */
export const contentCheck = (): AstroIntegration => ({
  name: 'content-check',
  hooks: {
    'astro:config:setup': async ({ command, updateConfig, addWatchFile }) => {
      forgetContent();
      const { content, issues } = await checkContent();
      if (issues.length > 0 && command !== 'dev') {
        // Throwing would add Astro's stack trace.
        console.error(formatIssues(issues));
        if (process.env.GITHUB_ACTIONS) console.log(formatAnnotations(issues));
        process.exit(1);
      }
      if (command === 'dev') writeEditorSchemas();
      // Restart when the origin changes, which Astro reads only here.
      addWatchFile(resolve(contentFolder, 'site.yaml'));
      updateConfig({
        site: content?.site.origin,
        vite: { plugins: [reloadContent] },
      });
    },
  },
});
