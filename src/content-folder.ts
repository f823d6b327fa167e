import { globSync } from 'node:fs';
import { resolve } from 'node:path';

const ownContent = 'src/content';

/** `CONTENT_DIR` names another company's content, such as the fixture of the tests. */
export const contentFolder = process.env.CONTENT_DIR || ownContent;

/** Resolves `@content/…` to the file in this folder or, if it has none, to the owner's. */
export function contentAliasOf(folder: string): Record<string, string> {
  const modules = globSync('**/*.ts', { cwd: folder });
  return {
    ...Object.fromEntries(
      modules.map((file) => [`@content/${file.replace(/\.ts$/, '')}`, resolve(folder, file)]),
    ),
    '@content/images': resolve(folder, 'images'),
    '@content': resolve(ownContent),
  };
}

export const contentAlias = contentAliasOf(contentFolder);
export const contentFolders = [...new Set([ownContent, contentFolder])];
