import { z } from 'astro/zod';
import { durations, industries, serviceTypes } from './vocabulary.ts';

/** Matches words such as TODO in capitals only ('Todo Verde' may be a client), other placeholders in any case. */
export const unfinishedText =
  /\b(?:TODO|TBD|TBA|FIXME|XXX+)\b|(?i:\b(?:lorem ipsum|placeholder|change ?me)\b|\[(?:your|insert|enter)\b[^\]]*\](?!\()|<(?:your|insert|enter)\b[^>]*>|\byour (?:company|brand|name|text) here\b)/;

/** Keeps times such as '2:00 PM' on one line. */
export const joinTimes = (value: string) => value.replace(/(?<=\d) (?=[AP]M\b)/g, '\u00a0');

export const text = (minimum: number, maximum: number, meaning: string) =>
  z
    .string()
    .trim()
    .overwrite(joinTimes)
    .min(minimum)
    .max(maximum)
    .refine((value) => !unfinishedText.test(value), 'a text, not a placeholder')
    .describe(meaning);

/** No underscores: ids that the site derives, such as `x_report`, have them. */
export const idSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'words in lower case, such as "demo-calendar"')
  .describe('Names the record in addresses and anchors. Once published, keep it.');

export const sampleSchema = z
  .boolean()
  .describe('true: invented for demonstration. Set it to false once the record is a real one.');

/** Minimum width of photographs in pixels, by field; 0 refuses them. All fields accept drawings. */
export const minPhotoWidths = { image: 960, portrait: 320, scene: 0 } as const;

const altSchema = text(20, 160, 'What a person sees in the picture, for those who do not see it.');

const src = (allowed: string) => z.string().describe(`A file in src/content/images/${allowed}`);

export const portraitSchema = z
  .strictObject({
    src: src(`: an SVG, or a photograph ${minPhotoWidths.portrait} pixels wide or more.`),
    alt: altSchema,
  })
  .describe('A square drawing or photograph of the person. Without one, the initials are alone.');

export const imageSchema = z
  .strictObject({
    src: src(`: an SVG, or a photograph ${minPhotoWidths.image} pixels wide or more.`),
    alt: altSchema,
    caption: text(3, 48, 'What the picture counts, where the figure does not say it.').optional(),
  })
  .describe('A photograph or a drawing. Without one, the figure is shown alone.');

export const sceneSchema = z
  .strictObject({
    src: src(': an SVG for wide windows.'),
    phoneSrc: src(': an SVG for phones.'),
  })
  .describe('Drawings of the companies above the bar in "How it works": docs/add-a-handover.md.');

/** Replaces a leading hyphen with the minus sign, which is as wide as the plus. */
export const setMinusSign = (figure: string) => figure.replace(/^-(?=[^-])/, '\u2212');

export const resultSchema = (meaning: string) =>
  text(4, 48, meaning)
    .refine((value) => /^[+-]?\$?\d[\d.,]*(?:%|x|k|M|B)? \S.*$/.test(value), {
      error: 'a figure, a space and what it counts, such as "+212% qualified pipeline"',
    })
    .transform((value) => {
      const [figure = '', ...words] = value.split(' ');
      return { figure: setMinusSign(figure), label: words.join(' ') };
    });

export const durationSchema = z.enum(durations).describe('From the start to the result.');

/** Fields that case studies and projects share. */
export const workFields = {
  id: idSchema,
  sample: sampleSchema,
  industry: z.enum(industries).describe('The industry of the client, which colors it.'),
  company: text(2, 40, 'The client.'),
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
