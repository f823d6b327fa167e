import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findContentMistakes } from '../../integrations/validate-content/index.ts';
import { nameOf } from '../../integrations/validate-content/records.ts';
import { listFiles } from '../lib/built-files.ts';
import { type BuiltFile, findInBuilt } from './built-findings.ts';
import { findInContent } from './content-findings.ts';
import { textsOf } from './content-texts.ts';
import { type Finding, toleratedOnStaging } from './kinds.ts';

/** The files of a folder that a pattern takes, with their paths from the root. */
function readFiles(root: string, folder: string, pattern: RegExp): BuiltFile[] {
  if (!existsSync(join(root, folder))) return [];
  return listFiles(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** What in the project's content must not go live. */
export function checkSources(root: string): Finding[] {
  const mistakes = findContentMistakes(root).map(
    ({ file, line, record, field, found, allowed }) => {
      const what = `${nameOf({ record, field })}: ${found}; allowed: ${allowed}`;
      return { kind: 'mistake', file, line, what } as const;
    },
  );
  const files = readFiles(root, 'src/content', /(?<!\.test)\.(?:ts|yaml|md)$/);
  return [...mistakes, ...findInContent(files.flatMap(({ path, text }) => textsOf(path, text)))];
}

/** What in the built files must not go live; nothing where nothing is built. */
export function checkBuilt(root: string, now = new Date()): Finding[] {
  return findInBuilt(readFiles(root, 'dist', /\.html$|security\.txt$|_headers$/), now);
}

/** Findings that stand, and those that a staging site may have. */
export function divide(findings: readonly Finding[], allowSamples: boolean) {
  const isTolerated = ({ kind }: Finding) => allowSamples && toleratedOnStaging.includes(kind);
  return {
    standing: findings.filter((finding) => !isTolerated(finding)),
    tolerated: findings.filter(isTolerated),
  };
}
