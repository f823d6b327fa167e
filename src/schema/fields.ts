import { z } from 'astro/zod';
import { text } from './text.ts';
import { durations, industries, serviceTypes } from './vocabulary.ts';

/** Characters. Search engines cut longer titles. */
export const MAX_TITLE = 65;

export const pageMetaSchema = z.strictObject({
  title: text('The title of the page in search engines and tabs. The brand is added if it fits.', {
    max: MAX_TITLE,
  }),
  description: text('The text below the title in search engines, which cut longer ones.', {
    max: 165,
  }),
});

export type PageMeta = z.infer<typeof pageMetaSchema>;

/** No underscores: ids that the site derives, such as `x_report`, have them. */
export const idSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'words in lower case, such as "demo-calendar"')
  .describe('Names the record in addresses and anchors. Once published, keep it.');

export const sampleSchema = z
  .boolean()
  .describe('true: invented for demonstration. Set it to false once the record is a real one.');

/** Schemas of fields that name a record or a picture. `src/data/references.ts` checks that it exists. */
export const references = z.registry<{ recordOf: string } | { minPhotoWidth: number }>();

/** The id of a record in another file. */
export const recordId = (recordOf: string, meaning: string) =>
  idSchema.describe(meaning).register(references, { recordOf });

/** A file in `images/`. Without the least width of a photograph, in pixels, it must be a drawing. */
const picture = (meaning: string, minPhotoWidth = 0) =>
  z.string().describe(`A file in images/: ${meaning}`).register(references, { minPhotoWidth });

export const drawing = (meaning: string) => picture(`an SVG ${meaning}`);

const drawingOrPhoto = (minWidth: number) =>
  picture(`an SVG, or a photograph ${minWidth} pixels wide or more.`, minWidth);

const altSchema = text('What a person sees in the picture, for those who do not see it.');

export const portraitSchema = z
  .strictObject({
    src: drawingOrPhoto(320),
    alt: altSchema,
    large: drawing(
      'for the first quote of the landing page. Its wall goes on to the left edge of the window.',
    ).optional(),
  })
  .describe('A square drawing or photograph of the person, if there is one.');

export const imageSchema = z
  .strictObject({
    src: drawingOrPhoto(960),
    alt: altSchema,
    caption: text('The caption: what the picture counts, if the figure does not say it.', {
      max: 48,
    }).optional(),
  })
  .describe('A photograph or a drawing. Without one, the figure is shown alone.');

/** Replaces a leading hyphen or dash with the minus sign, which is as wide as the plus. */
export const setMinusSign = (figure: string) => figure.replace(/^[-–](?=[^-–])/, '\u2212');

export const result = (meaning: string) =>
  text(meaning, { max: 48 })
    .refine((value) => /^[+\-–−]?\$?\d[\d.,]*(?:%|x|k|M|B)? \S.*$/.test(value), {
      error: 'a figure, a space and what it counts, such as "+212% qualified pipeline"',
    })
    .transform((value) => {
      const [figure = '', ...words] = value.split(' ');
      return { figure: setMinusSign(figure), label: words.join(' ') };
    });

export const durationSchema = z
  .enum(durations)
  .describe('The time from the start of the work to its result.');

/** Fields that case studies and projects share. */
export const workFields = {
  id: idSchema,
  sample: sampleSchema,
  industry: z.enum(industries).describe('The industry of the client, which colors it.'),
  company: text('The name of the client.', { max: 40 }),
  type: z.enum(serviceTypes).describe('The service, by which the portfolio can be filtered.'),
  image: imageSchema.optional(),
};

const uniqueFieldMessages = {
  id: 'an id that no other record has',
  title: 'a title that no other record has',
};

export const listOf = <Schema extends z.ZodType<object>>(record: Schema, minimum: 0 | 1) =>
  z
    .array(record, 'a list of records')
    .min(minimum, 'at least one record, so replace the last one instead of deleting it')
    .superRefine(
      (records, context) => {
        for (const [name, message] of Object.entries(uniqueFieldMessages)) {
          const values = records.map(
            (record) => (record as Record<string, unknown> | null)?.[name],
          );
          for (const [index, value] of values.entries()) {
            if (!value || values.indexOf(value) === index) continue;
            context.addIssue({ code: 'custom', path: [index, name], message });
          }
        }
      },
      // Runs even if records are invalid, so that all issues are reported at once.
      { when: ({ value }) => Array.isArray(value) },
    );
