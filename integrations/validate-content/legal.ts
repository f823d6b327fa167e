import { documentNames, legalSchema } from '../../src/schema/records.ts';
import { type Finding, findNameIssues, findSchemaIssues, type ValidationIssue } from './issues.ts';
import { parseYaml } from './parse-yaml.ts';
import type { Content } from './read-content.ts';

/** Headings carry their number as text: contracts refer to it. */
function findHeadingIssues(line: string, expected: number): Finding[] {
  const start = `## ${expected}. `;
  if (line.startsWith(start) && line.length > start.length) return [];
  return [{ found: line, allowed: `"${start}" and a title` }];
}

export function findLegalIssues({ folder, texts }: Content, name: string): ValidationIssue[] {
  const file = `${folder}/legal/${name}.md`;
  const text = texts[`legal/${name}.md`] ?? '';
  const place = { file, record: name, line: 1, field: '' };
  const match = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text);
  if (!match) {
    const allowed = 'title, description and lead between two lines of "---"';
    return [{ ...place, found: 'no frontmatter', allowed }];
  }
  const [frontmatter, yaml = ''] = match;
  const { value, error, lineOf } = parseYaml(yaml);
  const issues = error
    ? [{ ...place, ...error, line: error.line + 1 }]
    : findSchemaIssues(legalSchema, value ?? {}, (path) => {
        return { ...place, line: lineOf(path) + 1, field: path.join('.') };
      });
  const linesBefore = frontmatter.trimEnd().split('\n').length;
  let headings = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (index < linesBefore) continue;
    const issueOf = (field: string) => (finding: Finding) => {
      return { ...place, line: index + 1, field, ...finding };
    };
    if (/^#{1,2} /.test(line)) {
      headings += 1;
      issues.push(...findHeadingIssues(line, headings).map(issueOf('heading')));
    }
    issues.push(...findNameIssues(line, documentNames).map(issueOf('text')));
  }
  return issues;
}
