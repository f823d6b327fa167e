import { z } from 'astro/zod';

export const text = (minimum: number, maximum: number, meaning: string) =>
  z
    .string()
    .trim()
    .min(minimum)
    .max(maximum)
    .refine(
      (value) => !/\b(?:lorem|todo|tbd|xxx)\b/i.test(value),
      'the final text, not a placeholder',
    )
    .describe(meaning);

export const id = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'lower-case words joined by hyphens, such as "demo-calendar"',
  )
  .describe('Names the record in addresses and anchors. Once published, keep it.');

export const sample = z
  .boolean()
  .describe('true: invented for demonstration. Set it to false once the record is a real one.');

const pictureOf = (width: number) =>
  z.strictObject({
    src: z.string().describe(`A file in src/content/images/, ${width} pixels wide or more.`),
    alt: text(20, 160, 'What a person sees in the picture, for those who do not see it.'),
  });

/** The fields that name a picture, and its least width in pixels. */
export const pictureWidths = { image: 960, portrait: 320 } as const;

export const image = pictureOf(pictureWidths.image).describe(
  'Your own photograph or screenshot, in place of the drawn poster.',
);

export const portrait = pictureOf(pictureWidths.portrait).describe(
  'A photograph of the person, in place of the initials.',
);

export const result = (meaning: string) =>
  text(4, 48, meaning)
    .refine((value) => /^[+-]?\$?\d[\d.,]*(?:%|x|k|M|B)? \S.*$/.test(value), {
      error: 'a figure, a space and what it counts, such as "+212% qualified pipeline"',
    })
    .transform((value) => {
      const [figure = '', ...words] = value.split(' ');
      return { figure, label: words.join(' ') };
    });

const unique = { id: 'an id that no other record has', popular: 'true for one plan only' };

/** Checks unique fields even if a record has other issues. */
export function listOf<Schema extends z.ZodType>(record: Schema, minimum: 0 | 1) {
  const checkUnique = z.superRefine<unknown>(
    (records, context) => {
      for (const [name, message] of Object.entries(unique)) {
        const values = (records as (Record<string, unknown> | null)[]).map((one) => one?.[name]);
        for (const [index, value] of values.entries()) {
          if (!value || values.indexOf(value) === index) continue;
          context.addIssue({ code: 'custom', path: [index, name], message });
        }
      }
    },
    { when: ({ value }) => Array.isArray(value) },
  );
  return z
    .array(record, 'a list of records')
    .min(minimum, 'at least one record, so replace the last one instead of deleting it')
    .check(checkUnique);
}
