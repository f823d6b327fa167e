/* Schemas end in `Schema`. Functions that create one are named for what the field holds. */

import { z } from 'astro/zod';
import type { Template } from '../lib/template.ts';
import { findRefusedParts, plainTextRules, refineWith } from './rules.ts';

const timeOrDateSpace =
  /(?<=\d) (?=[AP]M\b)|(?<=\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*) (?=\d)/g;

/** Keeps times such as '2:00 PM' and dates such as 'March 31' on one line. */
export const keepTimesTogether = (value: string) => value.replace(timeOrDateSpace, '\u00a0');

interface TextRules {
  /** The most characters for which the layout has room. */
  max?: number | undefined;
}

interface TemplateRules<Name extends string> extends TextRules {
  /** Variables, written `{name}`, that the code fills in; the text need not have them. */
  variables?: readonly Name[];
  /** Variables that the text must have once. */
  requiredVariables?: readonly Name[];
}

/** Facts of `site.yaml` are filled in before the schema runs. */
const createText = ({ max = Infinity }: TextRules, variables: readonly string[] = []) =>
  z
    .string()
    .trim()
    .overwrite(keepTimesTogether)
    .max(max)
    .superRefine(refineWith((value) => findRefusedParts(value, plainTextRules, variables)));

const createTemplate = <Name extends string>(rules: TemplateRules<Name>) => {
  const { variables = [], requiredVariables = [] } = rules;
  return createText(rules, [...variables, ...requiredVariables])
    .min(1, 'a text')
    .superRefine(
      refineWith(function* (value) {
        for (const name of requiredVariables)
          if (value.split(`{${name}}`).length !== 2) yield ['', `a text with {${name}}, once`];
      }),
    )
    .transform((value) => value as Template<Name>);
};

/**
 * Creates the schema of a text; with variables, that of a template. `description` says what the name of the field
 * does not.
 */
export function text(description?: string, rules?: TextRules): z.ZodType<string>;
export function text<const Name extends string>(
  description: string | undefined,
  rules: TemplateRules<Name>,
): z.ZodType<Template<Name>>;
export function text<Name extends string>(
  description?: string,
  rules: TemplateRules<Name> = {},
): z.ZodType<string> | z.ZodType<Template<Name>> {
  const isTemplate = rules.variables ?? rules.requiredVariables;
  const schema = isTemplate ? createTemplate(rules) : createText(rules).min(1, 'a text');
  return description ? schema.describe(description) : schema;
}

/** Creates the schema of a text that may be missing, and is '' then. */
export const optionalText = (description: string) =>
  createText({})
    .describe(description)
    .nullish()
    .transform((value) => value ?? '');

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
  { variables = [], ...others }: TemplateRules<Name> = {},
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
