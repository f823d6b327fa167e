import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { listFiles } from '../../integrations/built-files.ts';
import { readTexts } from '../../integrations/validate-content/files.ts';
import { findContentIssues } from '../../integrations/validate-content/index.ts';
import { nameOf } from '../../integrations/validate-content/issues.ts';
import { contentFolder } from '../../src/content-folder.ts';
import { type Finding, type RuleName, rules, sampleBrand } from './rules.ts';

const linePatterns = (['address', 'sample', 'brand', 'placeholder'] as const).map(
  (rule) => [rule, rules[rule].pattern] as const,
);
const isComment = (line: string) => /^\s*(?:#(?!#)|\/\/|\/?\*)/.test(line);

/** Quotes a line; a sample is named by the id of its record. */
function quote(rule: RuleName, lines: readonly string[], index: number): string {
  const line = lines[index] ?? '';
  const above = lines.slice(0, index + 1).join('\n');
  const id = [...above.matchAll(/^\s*-\s+id:\s*(\S+)/gm)].at(-1)?.[1];
  if (rule === 'sample' && id !== undefined) return id;
  const text = line.trim();
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
}

/** At most one finding per line. */
function findInText(file: string, text: string, brand: string): Finding[] {
  const isMarkdown = file.endsWith('.md');
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (!isMarkdown && isComment(line)) return [];
    const rule = linePatterns.find(
      ([name, pattern]) => pattern.test(line) && !(name === 'brand' && brand === sampleBrand),
    )?.[0];
    return rule ? [{ rule, file, line: index + 1, what: quote(rule, lines, index) }] : [];
  });
}

const contentFile = (root: string, name: string) => {
  const file = `${contentFolder}/${name}`;
  return { file, text: readFileSync(resolve(root, file), 'utf8') };
};

function brandOf(root: string): string {
  const texts = readTexts(contentFile(root, 'identity.ts').text);
  return texts.find(({ name }) => name === 'brand')?.value ?? '';
}

export function checkContent(root: string): Finding[] {
  const brand = brandOf(root);
  const issues = findContentIssues(root).map(({ file, line, found, allowed, ...place }) => {
    const what = `${nameOf(place)}: ${found}; allowed: ${allowed}`;
    return { rule: 'invalid', file, line, what } as const;
  });
  const names = listFiles(resolve(root, contentFolder)).filter((name) =>
    /(?<!\.test)\.(?:ts|yaml|md)$/.test(name),
  );
  const texts = names.map((name) => contentFile(root, name));
  return [...issues, ...texts.flatMap(({ file, text }) => findInText(file, text, brand))];
}

/** Finds nothing without a build. */
export function checkBuilt(root: string, folder = process.env.OUT_DIR || 'dist'): Finding[] {
  const file = `${folder}/index.html`;
  if (!existsSync(resolve(root, file))) return [];
  const robots = /<meta name="robots"[^>]*>/.exec(readFileSync(resolve(root, file), 'utf8'));
  return robots ? [{ rule: 'staging', file, line: 1, what: robots[0] }] : [];
}

/** Names facts that only the owner can add; they do not block. */
export function findAdvice(root: string): string[] {
  const company = contentFile(root, 'company.ts');
  const empty = readTexts(company.text).filter(({ value }) => value.trim() === '');
  const advice = empty.map(({ name, line }) => `${company.file}:${line}  ${name} is empty`);
  if (brandOf(root) === sampleBrand) return advice;
  const named = ['package.json', 'wrangler.jsonc', 'README.md'].filter(
    (file) =>
      existsSync(resolve(root, file)) &&
      rules.brand.pattern.test(readFileSync(resolve(root, file), 'utf8')),
  );
  return [...advice, ...named.map((file) => `${file}  still names ${sampleBrand}`)];
}
