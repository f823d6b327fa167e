import { globSync, readFileSync } from 'node:fs';
import { contentFolder, loadContent } from '../src/data/read-content.ts';

/** What must not go live, by what to do about it. */
const rules: Record<string, RegExp> = {
  'Sample: publishing invented results is unlawful in many countries. Replace the record by a real one, with `sample: false`, or delete it':
    /(?:^|[\s{,-])["']?sample["']?\s*:\s*true\b/i,
  'Example address, which leads nowhere. Enter your own':
    /[\w-]\.(?:example|test|invalid|localhost)\b|\bexample\.(?:com|net|org)\b|\blocalhost\b/i,
};

function listFindings(folder: string): string[] {
  const files = globSync('**/*.{yaml,md}', { cwd: folder }).sort();
  return files.flatMap((file) =>
    readFileSync(`${folder}/${file}`, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        if (file.endsWith('.yaml') && line.trim().startsWith('#')) return [];
        const found = Object.keys(rules).filter((rule) => rules[rule]?.test(line));
        return found.map((rule) => `${folder}/${file}:${index + 1}  ${line.trim()}\n    ${rule}.`);
      }),
  );
}

try {
  await loadContent();
  const findings = listFindings(contentFolder);
  for (const finding of findings) console.error(finding);
  if (findings.length > 0)
    throw new Error(`${findings.length} findings keep the site from going live.`);
  console.log('Ready to go live. The rest is for a person to check: docs/deploy.md.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
