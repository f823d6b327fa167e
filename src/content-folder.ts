import { globSync } from 'node:fs';
import { resolve } from 'node:path';

const ownContent = 'src/content';

/** The folder with the records: `CONTENT_DIR`, else the owner's. */
export const contentFolder = process.env.CONTENT_DIR || ownContent;

/** Resolves `@content/…` to files in a folder, or to the owner's if it has none. */
export function contentAliasOf(folder: string): Record<string, string> {
  const modules = globSync('**/*.ts', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
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
