import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Issue } from '../../src/data/issues.ts';
import { listLeaves, type ParsedFile } from '../../src/data/parse-file.ts';
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
  claim: {
    title: 'Advice: claims to confirm before site.yaml is no sample',
    why: 'They bind you or can be challenged: the averages of hero and calculator, and what the legal pages promise.',
    remedy: 'Confirm each with your records and your lawyer, or change it.',
    pattern: /^(?:figure|note): |\b\d[\d.]*(?:%| days| months)|\bState of\b/,
  },
  project: {
    title: 'Advice: project files with the name of the sample company',
    why: 'No visitor reads them, but the host names the site after them, and colleagues read them.',
    remedy: 'Write your own name; in wrangler.jsonc before the first upload: docs/deploy.md.',
    pattern: brandPattern,
  },
} satisfies Record<string, Rule>;

type RuleName = keyof typeof rules;

type Location = Pick<Issue, 'file' | 'line'>;
/** A line, or a field with its value: 'sample: true'. */
type Entry = Location & { text: string };
type Finding = Location & { rule: RuleName; what: string };

function entriesIn(file: string, parsed: ParsedFile | undefined): Entry[] {
  if (!(parsed && 'value' in parsed)) return [];
  return listLeaves(parsed.value).map(({ path, value }) => {
    // Omits the index of a list entry.
    const field = `${String(path.at(-1))}: `.replace(/^\d+: $/, '');
    return { file, text: `${field}${value ?? ''}`, line: parsed.locate(path).line };
  });
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
  const claims = entries.filter(({ file }) =>
    /\/(?:home\.yaml|calculator\.yaml|terms\.md|privacy\.md)$/.test(file),
  );
  const findings = [
    ...invalid,
    ...(['address', 'sample', 'unfinished'] as const).flatMap((rule) => find(rule, entries)),
    ...find('empty', facts),
    ...(find('sample', facts).length > 0 ? find('claim', claims) : []),
  ];
  if (facts.some(({ text }) => text === `brand: ${sampleBrand}`)) return findings;
  const lines = globSync('{package.json,wrangler.jsonc,README.md}', { cwd: root }).flatMap((file) =>
    readFileSync(resolve(root, file), 'utf8')
      .split('\n')
      .map((text, index) => ({ file, text, line: index + 1 })),
  );
  return [...findings, ...find('brand', entries), ...find('project', lines)];
}
