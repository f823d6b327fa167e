import { globSync, readFileSync } from 'node:fs';
import { formatIssues, type Issue, listLeaves } from '../src/data/issues.ts';
import { parseFile } from '../src/data/parse-file.ts';
import { checkContent, contentFolder } from '../src/data/read-content.ts';

const exampleAddress =
  /[\w.@-]*(?:\w\.(?:example|test|invalid)|\bexample\.(?:com|net|org)|\blocalhost)\b/gi;

const realRecord =
  'false, for a real record, or no record: publishing invented results is unlawful in many countries';

/** Finds what must not go live: samples, also pictures that say so, and example addresses. */
function findLaunchIssues(name: string): Issue[] {
  const file = `${contentFolder}/${name}`;
  if (!/\.(?:yaml|md)$/.test(name)) {
    if (!readFileSync(file).includes('sample: true')) return [];
    const allowed = 'your own: docs/content.md, "Pictures"';
    return [{ file, line: 1, location: 'the file', found: 'a sample', allowed }];
  }
  // Without facts, so that an address is reported where it stands.
  const { value, locate } = parseFile(contentFolder, name, {});
  return [...listLeaves(value)].flatMap(([path, leaf]) => {
    const isSample = leaf === true && path.at(-1) === 'sample';
    const allowed = isSample ? realRecord : 'your own address: this one leads nowhere';
    const found = isSample ? ['true'] : new Set(String(leaf).match(exampleAddress));
    return [...found].flatMap((part) =>
      locate ? { file, ...locate(path, part), found: part, allowed } : [],
    );
  });
}

const isLaunch = process.argv.includes('--launch');
const { issues } = await checkContent();
const isValid = issues.length === 0;
const files = isLaunch && isValid ? globSync('**/*.*', { cwd: contentFolder }).sort() : [];
const found = [...issues, ...files.flatMap(findLaunchIssues)];
if (found.length > 0) {
  console.error(formatIssues(found));
  process.exitCode = 1;
} else {
  const rest = isLaunch ? ' Ready to go live; the rest is for a person: docs/deploy.md.' : '';
  console.log(`The content is valid.${rest}`);
}
