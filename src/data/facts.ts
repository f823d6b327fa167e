import { interpolateTexts } from '../lib/text.ts';
import { siteSchema } from '../schema/site.ts';
import type { ParsedFile } from './parse-file.ts';

export type Facts = Readonly<Record<string, string>>;

/** Returns the texts of `site.yaml`, which other texts may name. */
export function getFacts(file: ParsedFile | undefined): Facts {
  const { sample, ...shape } = siteSchema.shape;
  const fields = Object(file && 'value' in file ? file.value : {});
  // A brace is an issue of site.yaml, and of no other file.
  const getFact = (name: string) =>
    String(fields[name] ?? '')
      .replace(/[{}]/g, '')
      .trim();
  return Object.fromEntries(Object.keys(shape).map((name) => [name, getFact(name)]));
}

/** Escapes what Markdown could take for markup. */
const escapeMarkdown = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

/** Fills the facts in, except empty ones: a text must not name these. */
export function fillFacts(file: string, value: unknown, facts: Facts): unknown {
  if (file === 'site.yaml') return value;
  const known = Object.entries(facts).filter(([, fact]) => fact !== '');
  const filled = interpolateTexts(value, Object.fromEntries(known));
  if (!file.endsWith('.md')) return filled;
  const escaped = known.map(([name, fact]) => [name, escapeMarkdown(fact)]);
  // A legal page fills in its own link to the scheduling page.
  const { schedulingPage, ...inText } = Object.fromEntries(escaped);
  const { text } = value as { text: unknown };
  return { ...(filled as object), text: interpolateTexts(text, inText) };
}
