import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Path } from '../../src/data/parse-file.ts';
import { contentFolder, readContent } from '../../src/data/read-content.ts';

const sampleBrand = 'Closewell';
const brandPattern = new RegExp(`\\b${sampleBrand}\\b`, 'i');

export interface Rule {
  title: string;
  why: string;
  remedy: string;
  /** Which sites a finding keeps from going live; undefined for advice. */
  blocks?: 'every site' | 'the public site';
  pattern?: RegExp;
}

/** Fields and sentences that bind a company or can be challenged. A field begins with its name. */
const claims = [
  /^(?:figure|note|role): /,
  /^(?:held|booked): \d/,
  /\b(?!100%)\d[\d.]*(?:%| (?:hours|days|months|years|clients))/,
  /\bState of\b/,
];

export const rules = {
  invalid: {
    title: 'Validation issues',
    why: 'The site cannot be built with them.',
    remedy: 'Correct the line; the finding says what is allowed.',
    blocks: 'every site',
  },
  address: {
    title: 'Example addresses',
    why: 'They are reserved for examples and lead nowhere: no call would be booked, no email arrive.',
    remedy: 'Enter your own address: docs/change-words-and-facts.md.',
    blocks: 'the public site',
    pattern:
      /(?:[\w-]+\.)+(?:example|test|invalid|localhost)\b|\b(?:localhost|127\.0\.0\.1|example\.(?:com|net|org))\b/i,
  },
  sample: {
    title: 'Sample records',
    why: 'Publishing invented results is unlawful, in the EU (2005/29/EC, Annex I, 23b and 23c) and the US (16 CFR 465).',
    remedy:
      'Replace each by a real one that the client has agreed to, with sample: false, or delete it: ' +
      'docs/add-a-record.md; site.yaml: docs/change-words-and-facts.md.',
    blocks: 'the public site',
    pattern: /^sample: true$/,
  },
  brand: {
    title: 'The name of the sample company',
    why: 'Your company has another name, so visitors would read of a company that is not yours.',
    remedy: 'Write {brand}, which stands for the name in site.yaml.',
    blocks: 'every site',
    pattern: brandPattern,
  },
  empty: {
    title: 'Advice: facts that only you know',
    why: 'They answer what buyers ask before a call.',
    remedy: 'Fill in the fact, and name it in a sentence: docs/change-words-and-facts.md.',
    pattern: /^\w+: \s*$/,
  },
  logo: {
    title: 'Advice: the logo of the sample company',
    why: 'Header, icons and link previews show it.',
    remedy: 'Save your own, without the comment: docs/pictures.md.',
    pattern: /sample: true/,
  },
  picture: {
    title: 'Advice: pictures that no record names',
    why: 'They are published, though no page shows them, and may be those of a client who is gone.',
    remedy: 'Delete the file, or name it in a record: docs/pictures.md.',
  },
  project: {
    title: 'Advice: project files with the name of the sample company',
    why: 'No visitor reads them, but the host names the site after them, and colleagues read them.',
    remedy: 'Write your own name; in wrangler.jsonc before the first upload: docs/deploy.md.',
    pattern: brandPattern,
  },
  claim: {
    title: 'To read: your claims',
    why: 'They bind you or can be challenged: facts, averages, what answers and legal pages promise, whose law applies.',
    remedy: 'Confirm each with your records and your lawyer, or change it.',
    pattern: new RegExp(claims.map(({ source }) => source).join('|')),
  },
  preview: {
    title: 'To read: titles and descriptions of pages, and the picture of link previews',
    why: 'In search engines and chats, most people read them before the site.',
    remedy:
      'Change what does not say what you do; the picture is that of the first record with one.',
  },
} satisfies Record<string, Rule>;

type RuleName = keyof typeof rules;

/** A field of the content or, without `path`, a line of another file. */
interface Entry {
  file: string;
  line: number;
  /** Record and field. */
  where?: string;
  field?: string;
  value: string;
  path?: Path;
}

/** Facts that are no claims about the service. */
const identity = ['brand', 'origin', 'email', 'schedulingPage', 'tagline', 'sample'];

const claimFiles = /(?:home|calculator|faqs|team)\.yaml$|\.md$/;

/** Legal pages have their metadata in the front matter. */
const isMeta = ({ path: [part, field] = [] }: Entry) =>
  part === 'meta' || (part === 'frontmatter' && field !== 'intro');

const isClientPicture = ({ path: [, field, key] = [] }: Entry) =>
  field === 'image' && key === 'src';

function listLeaves(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, member]) => listLeaves(member, [...path, key]));
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Returns the sentences that match the pattern. The pattern may require the name of the field: `^role: `. */
function findSentences({ field = '', value }: Entry, pattern: RegExp | undefined) {
  const parts = [...sentences.segment(value)].map(({ segment }) =>
    segment.replace(/^(?:[-*]+ )?\s*|\s+$/g, ''),
  );
  const matching = (value ? parts : ['']).filter((part) =>
    pattern?.test(field ? `${field}: ${part}` : part),
  );
  return matching.length > 0 ? matching.join(' … ') : undefined;
}

function readLines(root: string, file: string): Entry[] {
  const path = resolve(root, file);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return lines.map((value, index) => ({ file, value, line: index + 1 }));
}

export async function runLaunchCheck(root = '.', folder = contentFolder) {
  const { issues, parsed } = await readContent(folder, root);
  const entries = Object.entries(parsed).flatMap(([name, file]): Entry[] => {
    if ('error' in file) return [];
    return listLeaves(file.value).map(({ path, value }) => {
      const { line, where } = file.locate(path);
      const named = where === 'text' ? {} : { where, field: String(path.at(-1)) };
      return { file: `${folder}/${name}`, line, value: String(value ?? ''), path, ...named };
    });
  });
  const facts = entries.filter(({ file }) => file.endsWith('/site.yaml'));

  const list = (rule: RuleName, found: readonly Entry[]) =>
    found.map(({ file, line, where, value }) => {
      return { rule, file, line, what: where ? `${where}: ${value}` : value };
    });
  const find = (rule: RuleName, among: readonly Entry[]) =>
    among.flatMap((entry) => {
      const value = findSentences(entry, (rules[rule] as Rule).pattern);
      return value === undefined ? [] : list(rule, [{ ...entry, value }]);
    });
  const values = new Set(entries.map(({ value }) => value));
  const pictures = globSync('*', { cwd: resolve(root, folder, 'images') }).sort();
  const unused = pictures
    .filter((name) => !values.has(name))
    .map((name) => ({ file: `${folder}/images/${name}`, line: 1, value: 'in no record' }));

  const invalid = issues.map(({ where, found, allowed, ...place }) => {
    return { ...place, where, value: `${found}; allowed: ${allowed}` };
  });
  const findings = [
    ...list('invalid', invalid),
    ...(['address', 'sample'] as const).flatMap((rule) => find(rule, entries)),
    ...find('empty', facts),
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
  return [...findings, ...find('brand', entries), ...find('project', lines)];
}
