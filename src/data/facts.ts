import { interpolateKnown } from '../lib/template.ts';
import { siteSchema } from '../schema/site.ts';
import type { ParsedFile } from './parse-file.ts';

export type Facts = Readonly<Record<string, string>>;

/**
 * Returns the facts by name. If `site.yaml` is invalid, the name of a missing fact takes its place, so that
 * only the lines of `site.yaml` are issues, not each text that names a fact.
 */
export function getFacts(file: ParsedFile | undefined): Facts {
  const value = Object(file && 'value' in file ? file.value : {});
  const isValid = siteSchema.safeParse(value).success;
  const names = Object.keys(siteSchema.shape).filter((name) => name !== 'sample');
  const facts = names.map((name) => {
    const fact = String(value[name] ?? '').replace(/[{}]/g, '');
    return [name, fact.trim() || (isValid ? '' : name)];
  });
  return Object.fromEntries(facts);
}

/** Fills in each text of an object or list. */
const interpolateTexts = (value: unknown, facts: Facts): unknown =>
  JSON.parse(JSON.stringify(value), (_, member) =>
    typeof member === 'string' ? interpolateKnown(member, facts) : member,
  );

const escapeMarkdown = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

/** Fills in the facts, except empty ones, which no text may name. */
export function interpolateFacts(file: string, value: unknown, facts: Facts): unknown {
  if (file === 'site.yaml' || value === undefined) return value;
  const known = Object.entries(facts).filter(([, fact]) => fact !== '');
  const filled = interpolateTexts(value, Object.fromEntries(known));
  if (!file.endsWith('.md')) return filled;
  const escaped = known.map(([name, fact]) => [name, escapeMarkdown(fact)]);
  // Legal pages fill in a link of their own.
  const { schedulingPage, ...inLines } = Object.fromEntries(escaped);
  const { lines } = value as { lines: unknown };
  return { ...(filled as object), lines: interpolateTexts(lines, inLines) };
}
