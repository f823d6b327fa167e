import { describeFound, type Finding, type Path, suggestion, valueAt } from './issues.ts';
import { parseYaml } from './parse-yaml.ts';
import type { Content } from './read-content.ts';

interface Reference {
  file: string;
  path: Path;
  /** The file of the records whose ids are allowed. */
  records: string;
}

const references: readonly Reference[] = [
  { file: 'testimonials.yaml', path: ['caseStudy'], records: 'case-studies.yaml' },
  { file: 'case-studies.yaml', path: ['project'], records: 'projects.yaml' },
];

function idsIn({ texts }: Content, file: string): unknown[] {
  const { value } = parseYaml(texts[file] ?? '');
  return Array.isArray(value) ? value.map((record) => record?.id) : [];
}

/** Finds ids, in a record or in copy, that no record has. Empty ones name none. */
export function findReferenceIssues(
  content: Content,
  file: string,
  value: unknown,
): (Finding & { path: Path })[] {
  return references.flatMap(({ path, records, ...reference }) => {
    const id = reference.file === file && valueAt(value, path);
    const ids = id ? idsIn(content, records) : [];
    if (!id || ids.includes(id)) return [];
    const allowed = `the id of a record in ${records}: ${ids.join(', ')}`;
    return [{ path, found: describeFound(id), allowed: allowed + suggestion(id, ids.map(String)) }];
  });
}
