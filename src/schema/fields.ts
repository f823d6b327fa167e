import { z } from 'astro/zod';

/** '+212% qualified pipeline', '14 days to the first meeting' */
const figureThenWords = /^[+-]?\$?\d[\d.,]*(?:%|x|k|M|B)? \S.*$/;

const finalText = (minimum: number, maximum: number) =>
  z
    .string()
    .trim()
    .min(minimum)
    .max(maximum)
    .refine((value) => !/\b(?:lorem|todo|tbd|xxx)\b/i.test(value), {
      error: 'allowed: the final text, not a placeholder',
    });

export const text = (minimum: number, maximum: number, meaning: string) =>
  finalText(minimum, maximum)
    .refine((value) => !/\{\w+\}/.test(value), {
      error: 'allowed: a text without {names}, which are not replaced here',
    })
    .describe(meaning);

/** A text that may hold one `{name}`, filled from the same record. */
export const textWith = (name: string, minimum: number, maximum: number, meaning: string) =>
  finalText(minimum, maximum)
    .refine((value) => !/\{\w+\}/.test(value.replaceAll(name, '')), {
      error: `allowed: a text without {names} other than ${name}`,
    })
    .describe(meaning);

export const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    error: 'allowed: lower-case words joined by hyphens, such as "demo-calendar"',
  })
  .describe('Names the record in addresses and anchors. Once published, keep it.');

export const sample = z
  .boolean()
  .describe('true: invented for demonstration. Set it to false once the record is a real one.');

/** The owner's own picture, in place of the poster. */
export const image = z
  .strictObject({
    src: z
      .string()
      .describe('A file in src/content/images/: JPEG, PNG, WebP or AVIF, 960 pixels wide or more.'),
    alt: text(20, 160, 'What a person sees in the picture, for those who do not see it.'),
  })
  .describe('Your own photograph or screenshot, in place of the drawn poster.');

/** Split into the figure, '+212%', and the label, 'qualified pipeline'. */
export const result = (meaning: string) =>
  text(4, 48, meaning)
    .refine((value) => figureThenWords.test(value), {
      error: 'allowed: a figure, a space and what it counts, such as "+212% qualified pipeline"',
    })
    .transform((value) => {
      const space = value.indexOf(' ');
      return { figure: value.slice(0, space), label: value.slice(space + 1) };
    });

export type Result = z.output<ReturnType<typeof result>>;

/** A field in which no two records may hold the same value. */
interface UniqueField {
  name: string;
  applies: (value: unknown) => boolean;
  error: string;
}

const uniqueId: UniqueField = {
  name: 'id',
  applies: (value) => typeof value === 'string',
  error: 'allowed: an id that no other record has',
};

/** The records of a file. Checks unique fields even if a record has other issues. */
export function listOf<Schema extends z.ZodType>(
  record: Schema,
  minimum: 0 | 1,
  ...unique: readonly UniqueField[]
) {
  const fields = [uniqueId, ...unique];
  return z
    .array(record, { error: 'allowed: a list of records' })
    .min(minimum, {
      error: 'allowed: at least one record, so replace the last one instead of deleting it',
    })
    .check(
      z.superRefine(
        (records, context) => {
          for (const { name, applies, error } of fields) {
            const seen = new Set<unknown>();
            for (const [index, one] of records.entries()) {
              const value = (one as unknown as Record<string, unknown> | null)?.[name];
              if (!applies(value)) continue;
              if (seen.has(value))
                context.addIssue({ code: 'custom', path: [index, name], message: error });
              seen.add(value);
            }
          }
        },
        { when: ({ value }) => Array.isArray(value) },
      ),
    );
}
