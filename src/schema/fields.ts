import { z } from 'astro/zod';
import { text } from './text.ts';
import { durations, industries, serviceTypes } from './vocabulary.ts';

/** Characters. Search engines cut longer titles. */
export const MAX_TITLE = 65;

export const pageMetaSchema = z.strictObject({
  title: text('The title of the page; the brand is added if it fits.', { max: MAX_TITLE }),
  description: text('What search engines show below the title; they cut longer ones.', {
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

/** Minimum width of photographs in pixels, by field; 0 refuses them. All fields accept drawings. */
export const minPhotoWidths = {
  image: 960,
  portrait: 320,
  scene: 0,
  strip: 0,
  rail: 0,
  symbol: 0,
} as const;

const altSchema = text('What a person sees in the picture, for those who do not see it.');

const src = (allowed: string) => z.string().describe(`A file in images/${allowed}`);

export const portraitSchema = z
  .strictObject({
    src: src(`: an SVG, or a photograph ${minPhotoWidths.portrait} pixels wide or more.`),
    alt: altSchema,
    large: src(
      ': an SVG for the first quote of the landing page, whose wall goes on to the left.',
    ).optional(),
  })
  .describe('A square drawing or photograph of the person. Without one, the initials are alone.');

export const imageSchema = z
  .strictObject({
    src: src(`: an SVG, or a photograph ${minPhotoWidths.image} pixels wide or more.`),
    alt: altSchema,
    caption: text('What the picture counts, where the figure does not say it.', {
      max: 48,
    }).optional(),
  })
  .describe('A photograph or a drawing. Without one, the figure is shown alone.');

export const sceneSchema = z
  .strictObject({
    src: src(': an SVG for wide windows.'),
    phoneSrc: src(': an SVG for phones.'),
  })
  .describe('Drawings of the companies above the bar in "How it works": docs/pictures.md.');

export const symbolSchema = z
  .strictObject({ src: src(': an SVG with `<symbol id="thing" viewBox="0 0 32 40">`.') })
  .describe('One of the things that the client sells or counts, 14 pixels wide, for the funnel.');

/** Replaces a leading hyphen or dash with the minus sign, which is as wide as the plus. */
export const setMinusSign = (figure: string) => figure.replace(/^[-–](?=[^-–])/, '\u2212');

export const resultSchema = (meaning: string) =>
  text(meaning, { max: 48 })
    .refine((value) => /^[+\-–−]?\$?\d[\d.,]*(?:%|x|k|M|B)? \S.*$/.test(value), {
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
  company: text('The client.', { max: 40 }),
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
