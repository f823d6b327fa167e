import { basename } from 'node:path';
import { documentNames } from '../../src/lib/legal-html.ts';
import { legalSchema } from '../../src/schema/records.ts';
import { suggestion } from './messages.ts';
import { findSchemaMistakes, type Mistake, parseYaml } from './records.ts';

const allowedNames = documentNames.map((name) => `{${name}}`);

/** Whatever stands in braces must be a name that is filled; a lone brace is a name that broke. */
function findNameMistakes(line: string): Pick<Mistake, 'found' | 'allowed'>[] {
  return [...line.matchAll(/\{[^{}]*\}?|\}/g)]
    .map(([found]) => found)
    .filter((found) => !allowedNames.includes(found))
    .map((found) => ({
      found,
      allowed: allowedNames.join(', ') + suggestion(found, allowedNames),
    }));
}

/** Headings are numbered by hand, because a contract refers to its sections by number. */
function findHeadingMistakes(lines: readonly { text: string; line: number }[]) {
  const headings = lines.filter(({ text }) => /^#{1,2} /.test(text));
  return headings.flatMap(({ text, line }, index) => {
    const start = `## ${index + 1}. `;
    if (text.startsWith(start) && text.length > start.length) return [];
    return [{ line, field: 'heading', found: text, allowed: `"${start}" and a title` }];
  });
}

/** All mistakes in a legal document: its frontmatter, its numbered headings and its `{names}`. */
export function findLegalMistakes(file: string, text: string): Mistake[] {
  const record = basename(file, '.md');
  const [whole, frontmatter] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text) ?? [];
  if (whole === undefined || frontmatter === undefined) {
    const allowed = 'title, description and lead between two lines of "---"';
    return [{ file, line: 1, record, field: '-', found: 'no frontmatter', allowed }];
  }
  const { value, errors, lineOf } = parseYaml(frontmatter);
  const head =
    errors.length > 0
      ? errors
          .slice(0, 1)
          .map((error) => ({ ...error, file, line: error.line + 1, record, field: '-' }))
      : findSchemaMistakes(legalSchema, value, {
          file,
          record,
          lineOf: (path) => lineOf(path) + 1,
        });

  const before = whole.trimEnd().split('\n').length;
  const lines = text
    .split('\n')
    .map((content, index) => ({ text: content, line: index + 1 }))
    .slice(before);
  const body = [
    ...findHeadingMistakes(lines),
    ...lines.flatMap(({ text: content, line }) =>
      findNameMistakes(content).map((mistake) => ({ ...mistake, line, field: 'text' })),
    ),
  ];
  return [...head, ...body.map((mistake) => ({ ...mistake, file, record }))].sort(
    (one, other) => one.line - other.line,
  );
}
