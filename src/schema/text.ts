import { z } from 'astro/zod';
import type { Template } from '../lib/text.ts';

/** Matches words such as TODO in capitals only ('Todo Verde' may be a client), other placeholders in any case. */
const unfinishedText =
  /\b(?:TODO|TBD|TBA|FIXME|XXX+)\b|(?i:\b(?:lorem ipsum|placeholder|change ?me)\b|\[(?:your|insert|enter)\b[^\]]*\](?!\()|<(?:your|insert|enter)\b[^>]*>|\byour (?:company|brand|name|text) here\b)/;

export const isFinished = (text: string) => !unfinishedText.test(text);

const timeOrDateSpace =
  /(?<=\d) (?=[AP]M\b)|(?<=\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*) (?=\d)/g;

/** Keeps times such as '2:00 PM' and dates such as 'March 31' on one line. */
export const joinTimes = (value: string) => value.replace(timeOrDateSpace, '\u00a0');

/** For `superRefine`: adds an issue at each path, such as 'results.primary', with what is allowed there. */
export const rules =
  <T>(findIssues: (value: T) => Iterable<readonly [path: string, allowed: string]>) =>
  (value: T, context: z.RefinementCtx) => {
    for (const [path, message] of findIssues(value)) {
      context.addIssue({ code: 'custom', path: path.split('.'), message });
    }
  };

interface TextRules<Name extends string> {
  /** The most characters for which the layout has room. */
  max?: number | undefined;
  /** Whether the text may be missing, and is '' then. */
  empty?: boolean;
  /** The `{names}` that the code fills in; the text need not have them. */
  names?: readonly Name[];
  /** The `{names}` that the code fills in and that the text must have once. */
  once?: readonly Name[];
}

const inBraces = (name: string) => `{${name}}`;

/** Refuses unknown `{names}` and single braces. `src/data/issues.ts` describes what is allowed. */
export function checkNames(text: string, names: readonly string[], context: z.RefinementCtx) {
  const allowed = names.map(inBraces);
  for (const found of text.match(/\{[^{}]*\}?|\}/g) ?? []) {
    if (allowed.includes(found)) continue;
    context.addIssue({ code: 'custom', params: { found, allowed } });
  }
}

/**
 * Creates the schema of a text. `meaning` says what the name of the field does not. Facts of `site.yaml` are
 * filled in before the schema runs.
 */
export function text<const Name extends string = never>(
  meaning?: string,
  { max = Infinity, empty = false, names = [], once = [] }: TextRules<Name> = {},
) {
  const schema = z
    .string()
    .trim()
    .overwrite(joinTimes)
    .min(empty ? 0 : 1, 'a text')
    .max(max)
    .superRefine((value, context) => {
      checkNames(value, [...names, ...once], context);
      for (const name of once.map(inBraces)) {
        if (value.split(name).length === 2) continue;
        context.addIssue({ code: 'custom', message: `a text with ${name}, once` });
      }
    })
    .refine(isFinished, 'a text, not a placeholder')
    .meta(meaning ? { description: meaning } : {});
  type Text = [Name] extends [never] ? string : Template<Name>;
  const optional = schema.nullish().transform((value) => value ?? '');
  return (empty ? optional : schema) as z.ZodType<unknown> as z.ZodType<Text>;
}

/** Creates an object of texts whose names need no explanation. */
export function texts<Name extends string>(names: readonly Name[], { max }: { max?: number } = {}) {
  const fields = names.map((name) => [name, text(undefined, { max })]);
  return z.strictObject(Object.fromEntries(fields) as Record<Name, z.ZodType<string>>);
}

export const titleSchema = text(undefined, { max: 60 });

export const headSchema = z.strictObject({ title: titleSchema, intro: text() });

/** Creates a pair of texts, one for a `{count}` of 1 and one for others. */
export const plural = <const Name extends string = never>(
  meaning?: string,
  { names = [] as readonly Name[], ...others }: TextRules<Name> = {},
) => {
  const form = text<Name | 'count'>(meaning, { ...others, names: ['count', ...names] });
  return z.strictObject({ one: form, other: form });
};
