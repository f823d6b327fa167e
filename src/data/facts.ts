import { interpolateKnown } from '../lib/template.ts';
import { siteSchema } from '../schema/site.ts';

export type Facts = Readonly<Record<string, string>>;

/**
 * Returns the texts and numbers of `site.yaml` by name. If it is invalid, the name of a missing one takes its
 * place, so that only the lines of `site.yaml` are issues, not each text that names it.
 */
export function getFacts(site: unknown): Facts {
  const { sample, socialCard, ...schemas } = siteSchema.shape;
  const isValid = siteSchema.safeParse(site).success;
  const facts = Object.keys(schemas).map((name) => {
    const fact = String(Object(site)[name] ?? '').replace(/[{}]/g, '');
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
