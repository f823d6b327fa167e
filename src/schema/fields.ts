/* Schemas end in `Schema`. Functions that create one are named for what the field holds. */

import { z } from 'astro/zod';
import type { Template } from '../lib/template.ts';
import { durations, industries, serviceTypes } from './vocabulary.ts';

/** Matches words such as TODO in capitals only ('Todo Verde' may be a client), other placeholders in any case. */
const placeholderPattern =
  /\b(?:TODO|TBD|TBA|FIXME|XXX+)\b|(?i:\b(?:lorem ipsum|placeholder|change ?me)\b|\[(?:your|insert|enter)\b[^\]]*\](?!\()|<(?:your|insert|enter)\b[^>]*>|\byour (?:company|brand|name|text) here\b)/;

export const hasNoPlaceholder = (value: string) => !placeholderPattern.test(value);

const timeOrDateSpace =
  /(?<=\d) (?=[AP]M\b)|(?<=\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*) (?=\d)/g;

/** Keeps times such as '2:00 PM' and dates such as 'March 31' on one line. */
export const keepTimesTogether = (value: string) => value.replace(timeOrDateSpace, '\u00a0');

/** A path, such as 'results.primary', and what is allowed there. */
export type RefinementIssues = Iterable<readonly [path: string, allowed: string]>;

/** For `superRefine`: adds an issue at each path. */
export const refineWith =
  <T>(findIssues: (value: T) => RefinementIssues) =>
  (value: T, context: z.RefinementCtx) => {
    for (const [path, message] of findIssues(value)) {
      context.addIssue({ code: 'custom', path: path.split('.'), message });
    }
  };

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

/** Without underscores, which ids derived by the site have: `x_report`. */
export const idSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'words in lower case, such as "demo-calendar"')
  .describe('Names the record in addresses and anchors. Once published, keep it.');

export const sampleSchema = z
  .boolean()
  .describe('true: invented for demonstration. Set it to false once the record is a real one.');

/** Fields that name a record or a picture. `src/data/references.ts` checks that it exists. */
export const references = z.registry<{ recordOf: string } | { minPhotoWidth: number }>();

export const recordId = (recordOf: string, description: string) =>
  idSchema.describe(description).register(references, { recordOf });

/** A file in `images/`. Without `minPhotoWidth`, in pixels, it must be a drawing. */
const picture = (description: string, minPhotoWidth = 0) =>
  z.string().describe(`A file in images/: ${description}`).register(references, { minPhotoWidth });

export const drawing = (description: string) => picture(`an SVG ${description}`);

const drawingOrPhoto = (minWidth: number) =>
  picture(`an SVG, or a photograph ${minWidth} pixels wide or more.`, minWidth);

const altSchema = text('What a person sees in the picture, for those who do not see it.');

/** A square picture of a person. */
export const portraitSchema = z.strictObject({
  src: drawingOrPhoto(320),
  alt: altSchema,
  large: drawing('for the first quote, up to the edge of the window.').optional(),
});

/** Without a picture, the figure is shown alone. */
export const imageSchema = z.strictObject({
  src: drawingOrPhoto(960),
  alt: altSchema,
  caption: text('What the picture counts, if the figure does not say it.', { max: 48 }).optional(),
});

/** Replaces a leading hyphen or dash with the minus sign, which is as wide as the plus. */
export const normalizeMinusSign = (figure: string) => figure.replace(/^[-–](?=[^-–])/, '\u2212');

export const result = (description: string) =>
  text(description, { max: 48 })
    .refine((value) => /^[+\-–−]?\$?\d[\d.,]*(?:%|x|k|M|B)? \S.*$/.test(value), {
      error: 'a figure, a space and what it counts, such as "+212% qualified pipeline"',
    })
    .transform((value) => {
      const [figure = '', ...words] = value.split(' ');
      return { figure: normalizeMinusSign(figure), label: words.join(' ') };
    });

export const durationSchema = z
  .enum(durations)
  .describe('From the start of the work to its result.');

/** Fields that case studies and projects share. */
export const clientRecordFields = {
  id: idSchema,
  sample: sampleSchema,
  industry: z.enum(industries).describe('The industry of the client, which colors it.'),
  company: text('The name of the client.', { max: 40 }),
  type: z.enum(serviceTypes).describe('The service, by which the portfolio can be filtered.'),
  image: imageSchema.optional(),
};

export const listOf = <Schema extends z.ZodType<object>>(record: Schema, minimum: 0 | 1) =>
  z
    .array(record, 'a list of records')
    .min(minimum, 'at least one record, so replace the last one instead of deleting it')
    .superRefine(
      refineWith(function* (records) {
        for (const [name, article] of Object.entries({ id: 'an', title: 'a' })) {
          const values = records.map((record): unknown => Object(record)[name]);
          for (const [index, value] of values.entries()) {
            if (!value || values.indexOf(value) === index) continue;
            yield [`${index}.${name}`, `${article} ${name} that no other record has`];
          }
        }
      }),
      // Runs even if records are invalid, so that all issues are reported at once.
      { when: ({ value }) => Array.isArray(value) },
    );
