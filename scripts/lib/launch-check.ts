import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Issue } from '../../src/data/issues.ts';
import { listLeaves, type ParsedFile, type Path } from '../../src/data/parse-file.ts';
import { contentFolder, readContent } from '../../src/data/read-content.ts';
import { unfinishedText } from '../../src/schema/text.ts';

const sampleBrand = 'Closewell';
const brandPattern = /\bClosewell\b/i;

export interface Rule {
  title: string;
  why: string;
  remedy: string;
  /** The sites that a finding keeps from going live; none for advice. */
  blocks?: 'every site' | 'the public site';
  pattern?: RegExp;
}

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
  unfinished: {
    title: 'Texts that are still placeholders',
    why: 'A visitor would read them.',
    remedy: 'Write the final text.',
    blocks: 'every site',
    pattern: unfinishedText,
  },
  empty: {
    title: 'Advice: facts that only you know',
    why: 'They answer what buyers ask before a call.',
    remedy: 'Fill in the fact, and name it in a sentence: docs/change-words-and-facts.md.',
    pattern: /^\w+: \s*$/,
  },
  mark: {
    title: 'Advice: the logo of the sample company',
    why: 'Header, icons and link previews show it.',
    remedy: 'Save your own, without the comment: docs/pictures.md.',
    pattern: /sample: true/,
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
    pattern:
      /^(?:figure|note): |^(?:held|booked): \d|\b\d[\d.]*(?:%| (?:hours|days|months|years|clients))|\bState of\b/,
  },
  preview: {
    title: 'To read: what search engines and link previews show',
    why: 'Most people read them before the site.',
    remedy:
      'Change what does not say what you do; the picture is that of the first record with one.',
  },
} satisfies Record<string, Rule>;

type RuleName = keyof typeof rules;

type Location = Pick<Issue, 'file' | 'line'>;
/** A line, or a field with its value: 'sample: true'. */
type Entry = Location & { text: string };
type Finding = Location & { rule: RuleName; what: string };

function linesOf(root: string, file: string): Entry[] {
  const path = resolve(root, file);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.map((text, index) => ({ file, text, line: index + 1 }));
}

function entriesIn(file: string, parsed: ParsedFile | undefined): Entry[] {
  if (!(parsed && 'value' in parsed)) return [];
  return listLeaves(parsed.value).map(({ path, value }) => {
    // Omits the index of a list entry.
    const field = `${String(path.at(-1))}: `.replace(/^\d+: $/, '');
    return { file, text: `${field}${value ?? ''}`, line: parsed.locate(path).line };
  });
}

/** Facts that claim nothing. */
const identity = /^(?:brand|origin|email|schedulingPage|tagline|sample): |: $/;

const claimFiles = /(?:home|calculator|faqs|team)\.yaml$|\.md$/;

/** Fields of `meta`, those that replace it in legal pages, and the first picture of a client. */
function findPreviews(parsed: Readonly<Record<string, ParsedFile>>, folder: string): Finding[] {
  const findFields = (name: string, isField: (path: Path) => boolean) => {
    const file = parsed[name];
    if (!(file && 'value' in file)) return [];
    const leaves = listLeaves(file.value).filter(({ path }) => isField(path));
    return leaves.map(({ path, value }): Finding => {
      const { line } = file.locate(path);
      return {
        rule: 'preview',
        file: `${folder}/${name}`,
        line,
        what: `${String(path.at(-1))}: ${value}`,
      };
    });
  };
  const pictures = ['case-studies.yaml', 'projects.yaml'].flatMap((name) =>
    findFields(name, ([, field, key]) => field === 'image' && key === 'src'),
  );
  return [
    ...Object.keys(parsed).flatMap((name) =>
      findFields(
        name,
        ([part, field]) => part === 'meta' || (part === 'frontmatter' && field !== 'intro'),
      ),
    ),
    ...pictures.slice(0, 1),
  ];
}

function find(rule: RuleName, entries: readonly Entry[]): Finding[] {
  const { pattern }: Rule = rules[rule];
  return entries.flatMap(({ text, ...location }) => {
    const match = pattern?.exec(text);
    if (!match) return [];
    const start = Math.max(0, match.index - 40);
    return { ...location, rule, what: text.slice(start, start + 90) };
  });
}

export async function runLaunchCheck(root = '.', folder = contentFolder): Promise<Finding[]> {
  const { issues, parsed } = await readContent(folder, root);
  const invalid = issues.map(({ file, line, where, found, allowed }): Finding => {
    const what = `${where}: ${found}; allowed: ${allowed}`;
    return { rule: 'invalid', file, line, what };
  });
  const entries = Object.entries(parsed).flatMap(([file, value]) =>
    entriesIn(`${folder}/${file}`, value),
  );
  const facts = entriesIn(`${folder}/site.yaml`, parsed['site.yaml']);
  const claims = [
    ...facts
      .filter(({ text }) => !identity.test(text))
      .map(({ text, ...location }): Finding => ({ ...location, rule: 'claim', what: text })),
    ...find(
      'claim',
      entries.filter(({ file }) => claimFiles.test(file)),
    ),
  ];
  const icon = linesOf(root, `${folder}/icon.svg`);
  const findings = [
    ...invalid,
    ...(['address', 'sample', 'unfinished'] as const).flatMap((rule) => find(rule, entries)),
    ...find('empty', facts),
    ...find('mark', icon),
    ...claims,
    ...findPreviews(parsed, folder),
  ];
  if (facts.some(({ text }) => text === `brand: ${sampleBrand}`)) return findings;
  const lines = ['package.json', 'wrangler.jsonc', 'README.md'].flatMap((file) =>
    linesOf(root, file),
  );
  return [...findings, ...find('brand', entries), ...find('project', lines)];
}
