import { type Finding, suggestion } from './issues.ts';

/** Finds unknown `{names}` and single braces. */
export function findNameIssues(text: string, names: readonly string[]): Finding[] {
  const allowed = names.map((name) => `{${name}}`);
  return [...text.matchAll(/\{[^{}]*\}?|\}/g)]
    .filter(([found]) => !allowed.includes(found))
    .map(([found]) => {
      const rule = allowed.join(', ') || 'a text without {names}, which are not filled here';
      return { found, allowed: rule + suggestion(found, allowed) };
    });
}
