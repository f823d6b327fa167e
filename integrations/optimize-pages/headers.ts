import { readFile } from 'node:fs/promises';
import { addressOf, listFiles } from '../built-files.ts';
import { workerFile } from '../service-worker.ts';
import { picturePolicy, workerPolicy } from './content-policy.ts';
import {
  anySite,
  defaultHeaders,
  fits,
  formatHeaders,
  type HeaderRule,
  immutable,
  partHeaders,
} from './header-rules.ts';

/** Every file in these folders has a hash in its name, so its content never changes. */
const fingerprinted = /^\/(?:_astro|pictures|social)\//;

/** Link previews on other sites show the social cards and the icons. */
const shownElsewhere = /^\/(?:social\/.+|[^/]+\.(?:ico|png|svg))$/;

/** Files that a browser loads into a page. Never a pattern: that would match the 404 page too. */
const partOfPage = /\.(?:ico|js|png|svg|webmanifest|woff2)$/;

/** Served for every unknown address, so its policy is the default. */
const missingPage = '404.html';

function ruleFor(path: string, policy?: string): HeaderRule {
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
 * Exact paths are preferred while the host accepts as many: under a pattern, the 404 for a removed
 * file would be cached for a year as well.
 */
function grouped(rules: readonly HeaderRule[]): HeaderRule[] {
  const folders = rules.flatMap(({ path }) => fingerprinted.exec(path)?.[0] ?? []);
  const others = rules.filter(({ path }) => !fingerprinted.test(path));
  return [...others, ...[...new Set(folders)].map((path) => ruleFor(`${path}*`))];
}

/** The text of `_headers` for the files of a folder, given the policy of each page. */
export async function formatHeadersOf(
  folder: string,
  pages: ReadonlyMap<string, string>,
  isStaging: boolean,
): Promise<string> {
  const missingPolicy = pages.get(missingPage);
  if (missingPolicy === undefined) throw new Error(`${missingPage} was not built.`);
  const policyOf = async (file: string) => {
    if (file === workerFile) return workerPolicy;
    if (!file.endsWith('.svg')) return pages.get(file);
    return picturePolicy(file, await readFile(folder + file, 'utf8'));
  };
  const files = listFiles(folder).filter((file) => file !== missingPage);
  const rules = await Promise.all(
    files.map(async (file) => ruleFor(addressOf(file), await policyOf(file))),
  );
  const needed = rules.filter(({ headers }) => Object.keys(headers).length > 0);
  const defaults = defaultHeaders(missingPolicy, isStaging);
  return formatHeaders(defaults, fits(needed) ? needed : grouped(needed));
}
