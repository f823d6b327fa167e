import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Path } from '../../src/data/parse-file.ts';
import { contentFolder, readContent } from '../../src/data/read-content.ts';
import { type Rule, type RuleName, rules, sampleBrand } from './launch-rules.ts';

/** A field of the content or, without `path`, a line of another file. */
interface ContentEntry {
  file: string;
  line: number;
  /** Record and field. */
  location?: string;
  field?: string;
  value: string;
  path?: Path;
}

/** Facts that are no claims about the service. */
const identity = ['brand', 'origin', 'email', 'schedulingPage', 'tagline', 'sample'];

const claimFiles = /(?:home|calculator|faqs|team)\.yaml$|\.md$/;

/** Legal pages have their metadata in the front matter. */
const isMeta = ({ path: [section, field] = [] }: ContentEntry) =>
  section === 'meta' || (section === 'frontmatter' && field !== 'intro');

const isClientPicture = ({ path: [, field, key] = [] }: ContentEntry) =>
  field === 'image' && key === 'src';

function listLeaves(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, member]) => listLeaves(member, [...path, key]));
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Joins the sentences that match the pattern; undefined if none does. The pattern may require the name of the field: `^role: `. */
function joinMatchingSentences({ field = '', value }: ContentEntry, pattern: RegExp | undefined) {
  const parts = [...sentences.segment(value)].map(({ segment }) =>
    segment.replace(/^(?:[-*]+ )?\s*|\s+$/g, ''),
  );
  const matching = (value ? parts : ['']).filter((part) =>
    pattern?.test(field ? `${field}: ${part}` : part),
  );
  return matching.length > 0 ? matching.join(' … ') : undefined;
}

function readLines(root: string, file: string): ContentEntry[] {
  const path = resolve(root, file);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return lines.map((value, index) => ({ file, value, line: index + 1 }));
}

export async function runLaunchCheck(root = '.', folder = contentFolder) {
  const { content, issues, parsedFiles } = await readContent(folder, root);
  const entries = Object.entries(parsedFiles).flatMap(([name, file]): ContentEntry[] => {
    if ('error' in file) return [];
    return listLeaves(file.value).map(({ path, value }) => {
      const { line, location } = file.locate(path);
      const named = path[0] === 'lines' ? {} : { location, field: String(path.at(-1)) };
      return { file: `${folder}/${name}`, line, value: String(value ?? ''), path, ...named };
    });
  });
  const facts = entries.filter(({ file }) => file.endsWith('/site.yaml'));

  // The line of an optional fact may be missing, too.
  const missingFacts = Object.keys(content?.site ?? {})
    .filter((field) => !facts.some((fact) => fact.field === field))
    .map((field) => ({ file: `${folder}/site.yaml`, line: 1, location: field, value: '' }));

  const list = (rule: RuleName, found: readonly ContentEntry[]) =>
    found.map(({ file, line, location, value }) => {
      return { rule, file, line, excerpt: location ? `${location}: ${value}` : value };
    });
  const find = (rule: RuleName, among: readonly ContentEntry[]) =>
    among.flatMap((entry) => {
      const value = joinMatchingSentences(entry, (rules[rule] as Rule).pattern);
      return value === undefined ? [] : list(rule, [{ ...entry, value }]);
    });
  const values = new Set(entries.map(({ value }) => value));
  const pictures = globSync('*', { cwd: resolve(root, folder, 'images') }).sort();
  const unused = pictures
    .filter((name) => !values.has(name))
    .map((name) => ({ file: `${folder}/images/${name}`, line: 1, value: 'in no record' }));

  const invalid = issues.map(({ found, allowed, ...place }) => {
    return { ...place, value: `${found}; allowed: ${allowed}` };
  });
  const findings = [
    ...list('invalid', invalid),
    ...(['address', 'sample'] as const).flatMap((rule) => find(rule, entries)),
    ...find('empty', facts),
    ...list('empty', missingFacts),
    ...find('logo', readLines(root, `${folder}/icon.svg`)),
    ...list('picture', unused),
    ...list(
      'claim',
      facts.filter(({ field = '', value }) => value && !identity.includes(field)),
    ),
    ...find(
      'claim',
      entries.filter(({ file }) => claimFiles.test(file)),
    ),
    ...list('preview', [...entries.filter(isMeta), ...entries.filter(isClientPicture).slice(0, 1)]),
  ];
  if (facts.some(({ field, value }) => field === 'brand' && value === sampleBrand)) return findings;
  const projectFiles = ['package.json', 'wrangler.jsonc', 'README.md'];
  const lines = projectFiles.flatMap((file) => readLines(root, file));
  return [...findings, ...find('brand', entries), ...find('repository', lines)];
}
