import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { contentFolder } from '../../src/content-folder.ts';
import { recordFiles } from '../../src/schema/records.ts';
import { findIdentityIssues, findLegalIssues, findRecordIssues } from './files.ts';
import { formatIssues, type ValidationIssue } from './issues.ts';

const documents = ['terms.md', 'privacy.md'];

export function findContentIssues(root = '.', folder = contentFolder): ValidationIssue[] {
  const read = (path: string) => readFileSync(resolve(root, path), 'utf8').replaceAll('\r\n', '\n');
  const identity = `${folder}/identity.ts`;
  const unknown = readdirSync(resolve(root, folder, 'legal'))
    .filter((name) => name.endsWith('.md') && !documents.includes(name))
    .map((name) => {
      const place = { file: `${folder}/legal/${name}`, line: 1, record: '', field: '' };
      return { ...place, found: 'a document without a page', allowed: documents.join(', ') };
    });
  return [
    ...findIdentityIssues(identity, read(identity)),
    ...Object.values(recordFiles).flatMap(({ file, list }) => {
      const path = `${folder}/${file}`;
      return findRecordIssues(path, read(path), list, resolve(root, folder, 'images'));
    }),
    ...unknown,
    ...documents.flatMap((name) => {
      const path = `${folder}/legal/${name}`;
      return findLegalIssues(path, basename(name, '.md'), read(path));
    }),
  ];
}

/**
 * Stops the build with all validation issues at once; under `npm run dev`, reports them on each save.
 * Runs when called: Astro rejects an invalid origin before the first hook of an integration.
 */
export function validateContent(root = '.'): AstroIntegration {
  const issues = findContentIssues(root);
  if (issues.length > 0) {
    // For a thrown error, Astro would print first that it cannot load its config.
    console.error(formatIssues(issues));
    process.exit(1);
  }
  return {
    name: 'validate-content',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        const folder = `${resolve(root, contentFolder)}/`.replaceAll('\\', '/');
        server.watcher.on('change', (path) => {
          if (!path.replaceAll('\\', '/').startsWith(folder)) return;
          const found = findContentIssues(root);
          if (found.length > 0) logger.error(formatIssues(found));
        });
      },
    },
  };
}
