import { z } from 'astro/zod';
import { refineWith } from './rules.ts';
import { text } from './text-fields.ts';
import { durations, industries, serviceTypes } from './vocabulary.ts';

/** Without underscores, which ids derived by the site have: `x_report`. */
export const idSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'words in lower case, such as "demo-calendar"')
  .describe('Names the record in addresses and anchors. Once published, keep it.');

export const sampleSchema = z
  .boolean()
  .describe('true: invented for demonstration. Set it to false once the record is a real one.');

/* Fields that name a record or a picture. `src/data/check-fields.ts` reads their metadata. */

export const recordId = (file: string, description: string) =>
  idSchema.meta({ description, recordOf: file });

const picture = (rule: { allowed: string; minWidth?: number; size?: string }, what = '') =>
  z.string().meta({ description: `A file in images/: ${rule.allowed}${what}`, picture: rule });

export const drawing = (what: string) => picture({ allowed: 'an SVG' }, ` ${what}`);

const drawingOrPhoto = (minWidth: number) =>
  picture({ allowed: `an SVG, or a photograph ${minWidth} pixels wide or more`, minWidth });

/** `size` is '1200 by 630'. */
export const pictureOfSize = (size: string) =>
  picture({ allowed: `a PNG or JPEG of ${size} pixels`, size });

export const altSchema = text('What a person sees in the picture, for those who do not see it.');

/** Cards have no room for more digits. */
export const upToSevenDigits = (minimum: number) => z.int().min(minimum).max(9_999_999);

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

export const result = (description: string, requiredVariables: readonly string[] = []) =>
  text(description, { max: 48, requiredVariables })
    .refine((value) => /^[+\-–−]?\$?\d[\d.,]*(?:%|x|k|M|B)? \S.*$/.test(value), {
      error: 'a figure, a space and what it counts, such as "+212% qualified pipeline"',
    })
    .transform((value) => {
      const [figure = '', ...words] = value.split(' ');
      return { figure: normalizeMinusSign(figure), label: words.join(' ') };
    });

/** One of the words that `vocabulary.ts` lists. */
export const listed = <const Word extends string>(words: readonly Word[], description: string) =>
  z.enum(words).meta({ description, listedIn: 'src/schema/vocabulary.ts' });

export const durationSchema = listed(durations, 'From the start of the work to its result.');

/** Fields that case studies and projects share. */
export const clientRecordFields = {
  id: idSchema,
  sample: sampleSchema,
  industry: listed(industries, 'The industry of the client, which colors it.'),
  company: text('The name of the client.', { max: 40 }),
  type: listed(serviceTypes, 'The service, by which the portfolio can be filtered.'),
  image: imageSchema.optional(),
};

export const listOf = <Schema extends z.ZodType<object>>(record: Schema, minimum: 0 | 1 = 1) =>
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
