import { globSync } from 'node:fs';
import { resolve } from 'node:path';

export const ownContentFolder = 'src/content';

/** Set `CONTENT_DIR` to build another company's content, such as the fixture of the tests. */
export const contentFolder = process.env.CONTENT_DIR || ownContentFolder;

/**
 * Resolves `@content/…` to the module in this folder or, if it has none, to the owner's; pictures
 * come from this folder only. Vite takes the first alias that matches, so `@content` is last.
 */
export function getAliases(folder: string): Record<string, string> {
  const modules = globSync('**/*.ts', { cwd: folder });
  return {
    ...Object.fromEntries(
      modules.map((file) => [`@content/${file.replace(/\.ts$/, '')}`, resolve(folder, file)]),
    ),
    '@content/images': resolve(folder, 'images'),
    '@content': resolve(ownContentFolder),
  };
}

export const contentAliases = getAliases(contentFolder);
