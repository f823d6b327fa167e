import { describeFound, type FieldIssue, formatSuggestion } from './issues.ts';
import type { ParsedFiles, Path } from './parse-file.ts';
import { findPictureIssue, findSocialCardIssue, type PictureFiles } from './picture-files.ts';

/** Fields that name a record, and its file. */
const recordFields: Readonly<Record<string, readonly [field: string, file: string]>> = {
  'case-studies.yaml': ['project', 'projects.yaml'],
  'testimonials.yaml': ['caseStudy', 'case-studies.yaml'],
  'projects.yaml': ['plan', 'plans.yaml'],
};

/** Fields that name a picture. */
const pictureFields = ['src', 'phoneSrc', 'large'];

/** The smallest width of a photograph, in pixels, by the field that the picture is part of. Others are drawings. */
const photoWidths: Readonly<Record<string, number>> = {
  image: 960,
  portrait: 320,
};

/** Texts by their paths. */
function listTexts(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  const isList = Array.isArray(value);
  return Object.entries(Object(value)).flatMap(([key, member]) =>
    listTexts(member, [...path, isList ? Number(key) : key]),
  );
}

/** Undefined if a record has no id: that is an issue already, and the record may be the one that is meant. */
function listIds(files: ParsedFiles, file: string): string[] | undefined {
  const parsed = files[file];
  const records = parsed && 'value' in parsed ? parsed.value : undefined;
  if (!Array.isArray(records) || records.some((record) => !record?.id)) return undefined;
  return records.map(({ id }) => String(id));
}

function findRecordIssue(files: ParsedFiles, file: string, id: string) {
  const ids = listIds(files, file);
  if (!ids || ids.includes(id)) return undefined;
  const allowed = `the id of a record in ${file}: ${ids.join(', ')}${formatSuggestion(id, ids)}`;
  return { found: describeFound(id), allowed };
}

/** Finds fields of a file that name a record or a picture that is not there. */
export function findReferenceIssues(
  fileName: string,
  value: unknown,
  files: ParsedFiles,
  pictures: PictureFiles,
): FieldIssue[] {
  const [recordField, file = ''] = recordFields[fileName] ?? [];
  return listTexts(value)
    .flatMap(({ path, text }) => {
      const [parent, field] = path.slice(-2).map(String);
      if (field === recordField) return { path, ...findRecordIssue(files, file, text) };
      if (!pictureFields.includes(field ?? '')) return [];
      if (parent === 'socialCard') return { path, ...findSocialCardIssue(pictures, text) };
      const minWidth = field === 'src' ? photoWidths[parent ?? ''] : undefined;
      return { path, ...findPictureIssue(pictures, text, minWidth) };
    })
    .filter((issue): issue is FieldIssue => 'found' in issue);
}
