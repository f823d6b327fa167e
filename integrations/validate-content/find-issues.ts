import { recordFiles } from '../../src/schema/records.ts';
import type { ValidationIssue } from './issues.ts';
import { findLegalIssues } from './legal.ts';
import { findModuleIssues } from './modules.ts';
import type { Content } from './read-content.ts';
import { findRecordIssues, findStrayImageIssues } from './records.ts';

const documents = ['terms', 'privacy'];

function findUnknownDocuments({ folder, texts }: Content): ValidationIssue[] {
  const names = documents.map((name) => `legal/${name}.md`);
  return Object.keys(texts)
    .filter((file) => file.startsWith('legal/') && !names.includes(file))
    .map((file) => {
      const place = { file: `${folder}/${file}`, line: 1, record: '', field: '' };
      return { ...place, found: 'a document without a page', allowed: names.join(', ') };
    });
}

export function findContentIssues(content: Content): ValidationIssue[] {
  return [
    ...Object.keys(content.modules).flatMap((file) => findModuleIssues(content, file)),
    ...Object.values(recordFiles).flatMap(({ file, list }) =>
      findRecordIssues(content, file, list),
    ),
    ...findStrayImageIssues(content),
    ...findUnknownDocuments(content),
    ...documents.flatMap((name) => findLegalIssues(content, name)),
  ];
}
