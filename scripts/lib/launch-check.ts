import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findContentIssues } from '../../integrations/validate-content/find-issues.ts';
import { identityOf, readContent } from '../../integrations/validate-content/read-content.ts';
import { contentFolder } from '../../src/content-folder.ts';

const sampleBrand = 'Closewell';
const brandPattern = /\bClosewell\b/i;

interface Rule {
  title: string;
  why: string;
  remedy: string;
  /** Which site a finding keeps from going live. */
  blocks: 'every site' | 'the public site' | 'nothing';
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
    remedy: 'Enter your own address: docs/change-identity.md.',
    blocks: 'the public site',
    pattern:
      /(?:[\w-]+\.)+(?:example|test|invalid|localhost)\b|\b(?:localhost|127\.0\.0\.1|example\.(?:com|net|org))\b/i,
  },
  sample: {
    title: 'Sample records',
    why:
      'They are invented. Publishing invented results is unlawful in many countries, such as the EU (Directive ' +
      '2005/29/EC, Annex I, 23b and 23c; 2006/114/EC between businesses) and the US (FTC rule 16 CFR 465).',
    remedy:
      'Replace each by a real one that the client has agreed to, or delete it, then set sample to ' +
      'false: docs/replace-a-testimonial.md, docs/add-a-project.md; company.ts: docs/change-identity.md.',
    blocks: 'the public site',
    pattern: /^\s*(?:- )?sample:\s*true\b/,
  },
  brand: {
    title: 'The name of the sample company',
    why: 'Your brand has another name, so visitors would read of a company that is not yours.',
    remedy:
      'Write your own name, {brand} in a legal document, or identity.brand in a file of copy.',
    blocks: 'every site',
    pattern: brandPattern,
  },
  placeholder: {
    title: 'Texts that are still placeholders',
    why: 'A visitor would read them.',
    remedy: 'Write the final text.',
    blocks: 'every site',
    pattern:
      /\b(?:lorem|ipsum|todo|tbd|tba|fixme|xxx+|placeholder|change ?me)\b|\[(?:your|insert|enter)\b[^\]]*\](?!\()|<(?:your|insert|enter)\b[^>]*>|\byour (?:company|brand|name|text) here\b/i,
  },
  staging: {
    title: 'Built for staging',
    why: 'The pages in dist/ ask search engines to leave them out.',
    remedy: 'npm run build, without SITE_STAGING.',
    blocks: 'the public site',
  },
  empty: {
    title: 'Advice: facts that only you know',
    why: 'They answer what buyers ask before a call; an empty one is not shown.',
    remedy: 'Fill in the text: docs/change-identity.md.',
    blocks: 'nothing',
    pattern: /^\s*\w+:\s*(['"`])\s*\1,?\s*$/,
  },
  claim: {
    title: 'Advice: claims to confirm before company.ts is no sample',
    why: 'They bind you or can be challenged: the averages of the hero, and what the legal pages promise.',
    remedy: 'Confirm each with your records and your lawyer, or change it.',
    blocks: 'nothing',
    pattern: /^\s*\{ figure: |\b\d[\d.]*(?:%| days| months)|\bState of\b/,
  },
  project: {
    title: 'Advice: project files with the name of the sample company',
    why: 'No visitor reads them, but the host names the site after them, and colleagues read them.',
    remedy: 'Write your own name; in wrangler.jsonc before the first upload: docs/deploy.md.',
    blocks: 'nothing',
    pattern: brandPattern,
  },
} as const satisfies Record<string, Rule>;

type RuleName = keyof typeof rules;

export interface Finding {
  rule: RuleName;
  file: string;
  line: number;
  what: string;
}

/** The line, or for a sample the id of its record. */
function excerpt(rule: RuleName, lines: readonly string[], index: number): string {
  const above = lines.slice(0, index + 1).join('\n');
  const id = [...above.matchAll(/^\s*-\s+id:\s*(\S+)/gm)].at(-1)?.[1];
  if (rule === 'sample' && id) return id;
  return (lines[index] ?? '').trim().slice(0, 90);
}

/** Reports each line for one rule at most; skips comments. */
function findLines(file: string, text: string, wanted: readonly RuleName[]): Finding[] {
  const comment = file.endsWith('.md') ? /^(?!)/ : /^\s*(?:#(?!#)|\/\/|\/?\*)/;
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const rule = wanted.find((name) => {
      const { pattern }: Rule = rules[name];
      return pattern?.test(line) && !comment.test(line);
    });
    return rule ? [{ rule, file, line: index + 1, what: excerpt(rule, lines, index) }] : [];
  });
}

export async function checkSources(root: string): Promise<Finding[]> {
  const content = await readContent(root);
  const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
  const find = (files: readonly string[], ...wanted: RuleName[]) =>
    files
      .filter((file) => existsSync(resolve(root, file)))
      .flatMap((file) => findLines(file, read(file), wanted));
  const issues = findContentIssues(content).map(({ file, line, where, found, allowed }) => {
    const what = `${where}: ${found}; allowed: ${allowed}`;
    return { rule: 'invalid', file, line, what } as const;
  });
  const inContent = (name: string) => `${contentFolder}/${name}`;
  const files = Object.keys(content.texts).map(inContent);
  const isSample = identityOf(content)?.brand === sampleBrand;
  const company = inContent('company.ts');
  const areFactsSamples = find([company], 'sample').length > 0;
  const claims = ['copy/home.ts', 'legal/terms.md', 'legal/privacy.md'].map(inContent);
  const named = ['package.json', 'wrangler.jsonc', 'README.md'];
  return [
    ...issues,
    ...find(files, 'address', 'sample', 'placeholder', ...(isSample ? [] : ['brand' as const])),
    ...find([company], 'empty'),
    ...(areFactsSamples ? find(claims, 'claim') : []),
    ...(isSample ? [] : find(named, 'project')),
  ];
}

/** Reports nothing without a build. */
export function checkBuilt(root: string, folder = process.env.OUT_DIR || 'dist'): Finding[] {
  const file = `${folder}/index.html`;
  if (!existsSync(resolve(root, file))) return [];
  const robots = /<meta name="robots"[^>]*>/.exec(readFileSync(resolve(root, file), 'utf8'));
  return robots ? [{ rule: 'staging', file, line: 1, what: robots[0] }] : [];
}
