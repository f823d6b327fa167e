import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { recordFiles } from '../../src/schema/records.ts';
import { findIdentityMistakes } from './identity.ts';
import { findLegalMistakes } from './legal.ts';
import { findMistakes, formatMistakes, type Mistake } from './records.ts';

/** All mistakes in the content of the project in a folder. */
export function findContentMistakes(root: string): Mistake[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const identity = 'src/content/identity.ts';
  const documents = readdirSync(join(root, 'src/content/legal'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `src/content/legal/${name}`);
  return [
    ...findIdentityMistakes(identity, read(identity)),
    ...Object.values(recordFiles).flatMap(({ file, schema }) => {
      const path = `src/content/${file}`;
      return findMistakes(path, read(path), schema);
    }),
    ...documents.flatMap((path) => findLegalMistakes(path, read(path))),
  ];
}

function describeMistakes(mistakes: readonly Mistake[]): string {
  const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
  return `The content has ${count}:\n\n${formatMistakes(mistakes)}\n`;
}

/**
 * Stops the build with all mistakes in the content at once, and tells them while somebody edits
 * under `npm run dev`. It stops while the settings are read, because Astro would stop at an address
 * that is none before it asks an integration.
 */
export function checkContent(root = '.'): AstroIntegration {
  const mistakes = findContentMistakes(root);
  if (mistakes.length > 0) {
    const error = new Error(describeMistakes(mistakes));
    // Astro would print below the message where in the code it arose, which helps no editor.
    error.stack = '';
    throw error;
  }
  return {
    name: 'check-content',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        server.watcher.on('change', (path) => {
          if (!path.replaceAll('\\', '/').includes('/src/content/')) return;
          const found = findContentMistakes(root);
          if (found.length > 0) logger.error(describeMistakes(found));
        });
      },
    },
  };
}
