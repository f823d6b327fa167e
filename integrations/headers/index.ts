import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { addressOf, listFiles } from '../../scripts/lib/built-files.ts';
import { workerFile } from '../service-worker.ts';
import {
  anySite,
  defaultHeaders,
  fits,
  formatHeaders,
  type HeaderRule,
  immutable,
  partHeaders,
} from './rules.ts';
import { findForbidden, pagePolicy, picturePolicy, workerPolicy } from './security-policy.ts';

/** Every file in these folders has a hash in its name, so it never changes under its address. */
const fingerprinted = /^\/(?:_astro|pictures|social)\//;

/** Previews on other sites show the social cards and the icons. */
const shownElsewhere = /^\/(?:social\/.+|[^/]+\.(?:ico|png|svg))$/;

/** Files that a browser loads into a page. A pattern is none: it also matches the page of a 404. */
const partOfPage = /\.(?:ico|js|png|svg|webmanifest|woff2)$/;

/** The page of every address that is no other page's: its policy is the default. */
const missingPage = '404.html';

async function policyOf(folder: string, file: string): Promise<string | undefined> {
  if (file === workerFile) return workerPolicy;
  if (!['.html', '.svg'].includes(extname(file))) return undefined;
  const markup = await readFile(folder + file, 'utf8');
  const forbidden = findForbidden(markup);
  if (forbidden.length === 0) {
    return extname(file) === '.svg' ? picturePolicy(markup) : pagePolicy(markup);
  }
  throw new Error(
    `${file} holds what its content security policy switches off; use a class or a listener:\n` +
      forbidden.join('\n'),
  );
}

function ruleFor(path: string, policy: string | undefined): HeaderRule {
  return {
    path,
    headers: {
      ...(partOfPage.test(path) && partHeaders),
      ...(fingerprinted.test(path) && { 'Cache-Control': immutable }),
      ...(policy !== undefined && { 'Content-Security-Policy': policy }),
      ...(shownElsewhere.test(path) && { 'Cross-Origin-Resource-Policy': anySite }),
    },
  };
}

/**
 * The paths are exact while the host takes as many: under a pattern, the answer 404 to a file that
 * is gone would be kept for a year as well.
 */
function grouped(rules: readonly HeaderRule[]): HeaderRule[] {
  const folders = rules.flatMap(({ path }) => fingerprinted.exec(path)?.[0] ?? []);
  const others = rules.filter(({ path }) => !fingerprinted.test(path));
  return [...others, ...[...new Set(folders)].map((path) => ruleFor(`${path}*`, undefined))];
}

async function headersOf(folder: string): Promise<string> {
  const files = listFiles(folder);
  const policy = await policyOf(folder, missingPage);
  if (policy === undefined) throw new Error(`${missingPage} was not built.`);
  const rules = await Promise.all(
    files
      .filter((file) => file !== missingPage)
      .map(async (file) => ruleFor(addressOf(file), await policyOf(folder, file))),
  );
  const needed = rules.filter(({ headers }) => Object.keys(headers).length > 0);
  return formatHeaders(defaultHeaders(policy), fits(needed) ? needed : grouped(needed));
}

/** Writes `_headers` from what was built; stands after every integration that changes a page. */
export function writeHeaders(): AstroIntegration {
  return {
    name: 'write-headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL('_headers', dir), await headersOf(fileURLToPath(dir)));
      },
    },
  };
}
