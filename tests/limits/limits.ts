import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { legalSchema } from '../../src/schema/legal.ts';
import { recordFiles } from '../../src/schema/records.ts';
import { companySchema, identitySchema } from '../../src/schema/site.ts';
import { industries } from '../../src/schema/vocabulary.ts';
import { company } from '../fixtures/content/company.ts';
import { identity } from '../fixtures/content/identity.ts';

export interface Limits {
  /** 0 for the least that the schemas allow, 1 for the most. */
  extent: number;
  records: number;
  /** Fills the texts. */
  words: string;
}

const readFixture = (file: string) => readFileSync(`tests/fixtures/content/${file}`, 'utf8');

const longWord = 'Rindfleischetikettierungsüberwachungsamt';

/** Contents with texts, numbers and lists at the limits of the schemas, or between them. */
export const variants = {
  shortest: { extent: 0, records: 1, words: 'of it' },
  longest: {
    extent: 1,
    records: 8,
    words: `buyers ${longWord} who met W WWWWWWWWWWWW a vice president`,
  },
  strangest: {
    extent: 0.5,
    records: 7,
    words:
      `<b>&amp; "quoted" it’s it's & < > </script> 👩‍👩‍👧 $& 0,5 شركة المثال עברית 株式会社 naïve ` +
      `\\n \\ \` * _ ~~ ${longWord} # | : %20 -- - <!-- ]]> e\u0301 100% // [a](b)`,
  },
} satisfies Record<string, Limits>;

/** zod's JSON schema. Strings without a length have a pattern, or are one of a list. */
type JsonSchema =
  | { type: 'object'; properties: Record<string, JsonSchema>; required: string[] }
  | { type: 'array'; items: JsonSchema; minItems: number; maxItems?: number }
  | { type: 'string'; minLength?: number; maxLength: number; pattern?: string }
  | { type: 'integer' | 'number'; minimum: number; maximum: number }
  | { type: 'boolean' };
type SchemaOf<Type> = Extract<JsonSchema, { type: Type }>;
type Fields = Record<string, unknown>;

/** Fields whose texts begin with a figure. */
const results = ['headline', 'primary', 'secondary', 'tertiary'];

/** Fields that must agree with each other, or with other records. */
function fixedFields(given: Fields, index: number): Fields {
  const { sample, row, soFar, also, day, sentOn, firstLeadDay } = given;
  const id = `record-${index}`;
  const linked = { id, caseStudy: id, project: id, plan: id, popular: index === 0 };
  const industry = industries[index % industries.length];
  return { ...linked, industry, sample, row, soFar, also, day, sentOn, firstLeadDay };
}

/** Returns the fixture's records, documents and modules with their values at the limits. */
export function createFiles({ extent, records, words }: Limits) {
  const isLong = extent > 0;
  const between = (least: number, most: number) =>
    Math.max(1, Math.round(least + (most - least) * extent));

  /** Begins all texts of a record alike, because some must occur in others, such as a highlight. */
  function createText(schema: SchemaOf<'string'>, index: number, name: string) {
    const { minLength = 0, maxLength, pattern } = schema;
    // The number makes titles unique.
    const start = isLong && results.includes(name) ? '-$999,999,999,999M' : 10 + index;
    // Only questions have a length and a pattern.
    const end = pattern ? '?' : '';
    const length = between(minLength, maxLength) - end.length;
    const all = words.split(' ');
    const rotated = [...all.slice(index), ...all.slice(0, index)].join(' ');
    // zod counts code points, without spaces at the ends.
    const text = [...`${start} ${`${rotated} `.repeat(length)}`].slice(0, length).join('');
    return (isLong ? text : text.replace(/ $/, 'e')) + end;
  }

  /** Makes each quote occur once in the reply, without changing the lengths. */
  function withQuotesOfReply(fields: Fields): Fields {
    if (!('reply' in fields)) return fields;
    const cut = (text: string, length: number) =>
      [...text].slice(0, length).join('').replace(/ $/, 'e');
    const criteria = (fields.criteria as { quote: string }[]).map((criterion, index) => {
      const quote = cut(`${index}${index}${words}`.padEnd(60, 'e'), [...criterion.quote].length);
      return { ...criterion, quote };
    });
    const quotes = criteria.map(({ quote }) => quote).join(' ');
    const reply = cut(`${quotes} ${`${words} `.repeat(99)}`, [...(fields.reply as string)].length);
    return { ...fields, criteria, reply };
  }

  function createFields(
    { properties, required }: SchemaOf<'object'>,
    given: Fields,
    index: number,
  ) {
    const fixed = fixedFields(given, index);
    const fields = Object.entries(properties)
      .filter(([name]) => name in given && (isLong || required.includes(name)))
      .map(([name, schema]) => [
        name,
        fixed[name] ?? createValue(schema, given[name], index, name),
      ]);
    return withQuotesOfReply(Object.fromEntries(fields));
  }

  /** Changes a valid value to the limits. */
  function createValue(schema: JsonSchema, value: unknown, index: number, name = ''): unknown {
    if (schema.type === 'object') return createFields(schema, value as Fields, index);
    if (schema.type === 'array') {
      const given = value as unknown[];
      const length = isLong ? (schema.maxItems ?? given.length) : schema.minItems;
      const items = Array.from({ length }, (_, at) => given[at % given.length]);
      return items.map((item) => createValue(schema.items, item, index));
    }
    if (schema.type === 'boolean') return value;
    if (schema.type !== 'string') return between(schema.minimum, schema.maximum);
    return schema.minLength === undefined ? value : createText(schema, index, name);
  }
  const createAtLimits = (schema: z.ZodType, value: unknown, index = 0) =>
    createValue(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema, value, index);

  const files: Record<string, string> = {};
  for (const { file, list } of Object.values(recordFiles)) {
    // Replaces the counted drawing: its number would not match the changed results.
    const given: object[] = parse(readFixture(file).replaceAll('seals.svg', 'freight-desk.png'));
    const lists = Array.from({ length: records }, (_, index) => {
      // Has each optional field of the fixture's records.
      const { scene, ...complete } = Object.assign({}, ...given, given[index % given.length]);
      return createAtLimits(list, [complete], index);
    });
    // YAML includes JSON.
    files[file] = JSON.stringify(lists.flat());
  }
  for (const [index, file] of ['legal/terms.md', 'legal/privacy.md'].entries()) {
    const [, frontmatter = '', text] = readFixture(file).split(/^---$/m);
    const fields = createAtLimits(legalSchema, parse(frontmatter), index);
    files[file] = `---\n${JSON.stringify(fields)}\n---\n${text}`;
  }
  const ownIdentity = JSON.stringify(createAtLimits(identitySchema, identity));
  const ownCompany = JSON.stringify(createAtLimits(companySchema, company));
  files['identity.ts'] = `export const identity = ${ownIdentity};`;
  files['company.ts'] = `export const company = ${ownCompany};`;
  return files;
}
