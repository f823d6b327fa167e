import { globSync, readFileSync } from 'node:fs';
import { type FieldIssue, formatIssues, type Issue } from '../src/data/issues.ts';
import { type Path, parseFile } from '../src/data/parse-file.ts';
import { contentFolder, loadContent } from '../src/data/read-content.ts';

const exampleAddress =
  /[\w.@-]*(?:\w\.(?:example|test|invalid)|\bexample\.(?:com|net|org)|\blocalhost)\b/i;

/** Lists samples and example addresses by their paths. */
function findFields(value: unknown, path: Path = []): FieldIssue[] {
  if (value instanceof Object) {
    const isList = Array.isArray(value);
    return Object.entries(value).flatMap(([key, member]) =>
      findFields(member, [...path, isList ? Number(key) : key]),
    );
  }
  if (value === true && path.at(-1) === 'sample') {
    const allowed =
      'false, for a real record, or no record: publishing invented results is unlawful in many countries';
    return [{ path, found: 'true', allowed }];
  }
  const [found] = exampleAddress.exec(String(value)) ?? [];
  return found ? [{ path, found, allowed: 'your own address: this one leads nowhere' }] : [];
}

function checkFile(name: string): Issue[] {
  const file = `${contentFolder}/${name}`;
  const parsed = parseFile(name, readFileSync(file, 'utf8'));
  if ('error' in parsed) throw new Error(parsed.error.found);
  return findFields(parsed.value).map(({ path, ...issue }) => {
    return { file, ...parsed.locate(path, issue.found), ...issue };
  });
}

try {
  await loadContent();
  const files = globSync('**/*.{yaml,md}', { cwd: contentFolder }).sort();
  const issues = files.flatMap(checkFile);
  if (issues.length > 0) throw new Error(formatIssues(issues));
  console.log('Ready to go live. The rest is for a person to check: docs/deploy.md.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
