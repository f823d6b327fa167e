/* Schemas end in `Schema`. Functions that create one are named for what the field holds. */

import { z } from 'astro/zod';
import type { Template } from '../lib/template.ts';

/** Matches words such as TODO in capitals only ('Todo Verde' may be a client), other placeholders in any case. */
const placeholderPattern =
  /\b(?:TODO|TBD|TBA|FIXME|XXX+)\b|(?i:\b(?:lorem ipsum|placeholder|change ?me)\b|\[(?:your|insert|enter)\b[^\]]*\](?!\()|<(?:your|insert|enter)\b[^>]*>|\byour (?:company|brand|name|text) here\b)/;

export const hasNoPlaceholder = (value: string) => !placeholderPattern.test(value);

/** What a plain text would show as it is written, or not at all. */
const markupRules: readonly (readonly [found: RegExp, allowed: string])[] = [
  [/\n/, 'a text in one paragraph: lines are not kept'],
  [/&(?:[a-z]+|#\d+);/i, 'a plain text: write the character itself in place of its code'],
  [
    /<\/?(?:a|b|br|div|em|h\d|i|img|li|ol|p|script|small|span|strong|su[bp]|u|ul)\b[^>]*>/i,
    'a plain text, without HTML',
  ],
  [/\*\*|\[[^\]]*\]\(/, 'a plain text, without Markdown'],
  [/[\u00AD\u200B\u200E\u200F\u2060-\u2064\uFEFF]/, 'a text without invisible characters'],
];

const timeOrDateSpace =
  /(?<=\d) (?=[AP]M\b)|(?<=\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*) (?=\d)/g;

/** Keeps times such as '2:00 PM' and dates such as 'March 31' on one line. */
export const keepTimesTogether = (value: string) => value.replace(timeOrDateSpace, '\u00a0');

interface TextRules<Name extends string> {
  /** The most characters for which the layout has room. */
  max?: number | undefined;
  /** Whether the text may be missing, and is '' then. */
  optional?: boolean;
  /** Variables, written `{name}`, that the code fills in; the text need not have them. */
  variables?: readonly Name[];
  /** Variables that the text must have once. */
  requiredVariables?: readonly Name[];
}

const inBraces = (name: string) => `{${name}}`;

/** Refuses unknown variables and single braces. `src/data/validate.ts` describes what is allowed. */
export function checkVariables(
  value: string,
  variables: readonly string[],
  context: z.RefinementCtx,
) {
  const allowed = variables.map(inBraces);
  for (const found of value.match(/\{[^{}]*\}?|\}/g) ?? []) {
    if (allowed.includes(found)) continue;
    context.addIssue({ code: 'custom', params: { found, allowed } });
  }
}

/**
 * Creates the schema of a text. `description` says what the name of the field does not. Facts of `site.yaml` are
 * filled in before the schema runs.
 */
export function text<const Name extends string = never>(
  description?: string,
  {
    max = Infinity,
    optional = false,
    variables = [],
    requiredVariables = [],
  }: TextRules<Name> = {},
) {
  const schema = z
    .string()
    .trim()
    .overwrite(keepTimesTogether)
    .min(optional ? 0 : 1, 'a text')
    .max(max)
    .superRefine((value, context) => {
      checkVariables(value, [...variables, ...requiredVariables], context);
      for (const variable of requiredVariables.map(inBraces)) {
        if (value.split(variable).length === 2) continue;
        context.addIssue({ code: 'custom', message: `a text with ${variable}, once` });
      }
    })
    .refine(hasNoPlaceholder, 'a text, not a placeholder')
    .superRefine((value, context) => {
      const [, allowed] = markupRules.find(([found]) => found.test(value)) ?? [];
      if (allowed) context.addIssue({ code: 'custom', message: allowed });
    })
    .meta(description ? { description } : {});
  type Text = [Name] extends [never] ? string : Template<Name>;
  const orEmpty = schema.nullish().transform((value) => value ?? '');
  return (optional ? orEmpty : schema) as z.ZodType<unknown> as z.ZodType<Text>;
}

/** Creates an object of texts whose names need no explanation. */
export function textFields<Name extends string>(
  names: readonly Name[],
  { max }: { max?: number } = {},
) {
  const fields = names.map((name) => [name, text(undefined, { max })]);
  return z.strictObject(Object.fromEntries(fields) as Record<Name, z.ZodType<string>>);
}

export const titleSchema = text(undefined, { max: 60 });

export const titleAndIntroSchema = z.strictObject({ title: titleSchema, intro: text() });

/** Creates a pair of texts, one for a `{count}` of 1 and one for others. */
export const pluralText = <const Name extends string = never>(
  description?: string,
  { variables = [] as readonly Name[], ...others }: TextRules<Name> = {},
) => {
  const form = text<Name | 'count'>(description, { ...others, variables: ['count', ...variables] });
  return z.strictObject({ one: form, other: form });
};

/** Characters. Search engines cut longer titles. */
export const MAX_TITLE_LENGTH = 65;

export const pageMetaSchema = z.strictObject({
  title: text('The title of the page in search engines and tabs. The brand is added if it fits.', {
    max: MAX_TITLE_LENGTH,
  }),
  description: text('The text below the title in search engines, which cut longer ones.', {
    max: 165,
  }),
});

export type PageMeta = z.infer<typeof pageMetaSchema>;
