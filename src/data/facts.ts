import { fill } from '../lib/text.ts';
import { siteSchema } from '../schema/site.ts';
import { findNearest } from './issues.ts';
import type { ParsedFile } from './parse-file.ts';

export type Facts = Readonly<Record<string, string>>;

/**
 * Returns the facts by name. Repairs an invalid `site.yaml`, so that only its own lines are issues, not
 * each text that names a fact.
 */
export function getFacts(file: ParsedFile | undefined): Facts {
  const { sample, ...shape } = siteSchema.shape;
  const names = Object.keys(siteSchema.shape);
  const found = Object.entries(Object(file && 'value' in file ? file.value : {}));
  const fields = Object.fromEntries(
    found.map(([name, value]) => [findNearest(name, names) ?? name, value]),
  );
  const facts = Object.entries(shape).map(([name, schema]) => {
    const fact = String(fields[name] ?? '')
      .replace(/[{}]/g, '')
      .trim();
    const isRequired = !schema.safeParse(undefined).success;
    return [name, isRequired ? fact || name : fact];
  });
  return Object.fromEntries(facts);
}

/** Fills in each text of an object or list. */
const fillTexts = (value: unknown, facts: Facts): unknown =>
  JSON.parse(JSON.stringify(value), (_, member) =>
    typeof member === 'string' ? fill(member, facts) : member,
  );

const escapeMarkdown = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

/** Fills in the facts, except empty ones, which no text may name. */
export function fillFacts(file: string, value: unknown, facts: Facts): unknown {
  if (file === 'site.yaml') return value;
  const known = Object.entries(facts).filter(([, fact]) => fact !== '');
  const filled = fillTexts(value, Object.fromEntries(known));
  if (!file.endsWith('.md')) return filled;
  const escaped = known.map(([name, fact]) => [name, escapeMarkdown(fact)]);
  // Legal pages fill in a link of their own.
  const { schedulingPage, ...inText } = Object.fromEntries(escaped);
  const { text } = value as { text: unknown };
  return { ...(filled as object), text: fillTexts(text, inText) };
}
