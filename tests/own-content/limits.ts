import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { legalSchema, type RecordName, recordFiles } from '../../src/schema/records.ts';
import { companySchema, identitySchema } from '../../src/schema/site.ts';
import { industries } from '../../src/schema/vocabulary.ts';
import { company } from '../fixtures/content/company.ts';
import { identity } from '../fixtures/content/identity.ts';

export interface Limits {
  /** 0 for the least that the schemas allow, 1 for the most. */
  extent: number;
  records: number;
  /** Fill the texts. */
  words: string;
}

const longWord = 'Rindfleischetikettierungsüberwachungsamt';

/** Companies with texts, numbers and lists at the limits of the schemas, or between them. */
export const companies = {
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

// biome-ignore lint/suspicious/noExplicitAny: the fields of a record are those of its schema.
type Value = any;

const readFixture = (file: string) => readFileSync(`tests/fixtures/content/${file}`, 'utf8');

export function companyAt({ extent, records, words }: Limits) {
  const isLong = extent > 0;
  const sizeAt = (least: number, most: number) =>
    Math.max(1, Math.round(least + (most - least) * extent));

  /**
   * Begins with the number of its record, because titles are unique. Texts of a record begin alike,
   * because some must occur in others. zod counts whole characters, and no spaces at the ends.
   */
  function textOf(length: number, index: number, number = `${10 + index}`) {
    const all = words.split(' ');
    const turned = [...all.slice(index), ...all.slice(0, index)].join(' ');
    const text = [...`${number} ${`${turned} `.repeat(length)}`].slice(0, length).join('');
    return isLong ? text : text.replace(/ $/, 'e');
  }

  function textAt({ minLength, maxLength, pattern }: Value, index: number, name: string) {
    const length = sizeAt(minLength, maxLength);
    if (pattern) return `${textOf(length - 1, index)}?`;
    const isFigure = ['headline', 'primary', 'secondary', 'tertiary'].includes(name);
    return textOf(length, index, isLong && isFigure ? '-$999,999,999,999M' : undefined);
  }

  /** Fields that other fields or records limit. */
  function fixed(value: Value, index: number): Value {
    const id = `record-${index}`;
    const industry = industries[index % industries.length];
    const { row, soFar, day, firstLeadDay, phoneSrc } = value;
    // A scene is a drawing; other pictures may be photographs.
    const src = phoneSrc ?? 'freight-desk.png';
    const popular = index === 0;
    return {
      id,
      caseStudy: id,
      project: id,
      popular,
      industry,
      src,
      row,
      soFar,
      day,
      firstLeadDay,
    };
  }

  /** Changes a valid value, of a record of this index, to the limits in its JSON schema. */
  function change(limits: Value, value: Value, index: number, name = ''): Value {
    const { type, properties, required, items, minItems, maxItems, minimum, maximum } = limits;
    if (type === 'object') {
      const changed = (key: string) =>
        fixed(value, index)[key] ?? change(properties[key], value[key], index, key);
      const names = Object.keys(value).filter((key) => isLong || required.includes(key));
      return Object.fromEntries(names.map((key) => [key, changed(key)]));
    }
    if (type === 'array') {
      const length = isLong ? (maxItems ?? value.length) : minItems;
      return Array.from({ length }, (_, at) => change(items, value[at % value.length], index));
    }
    if (type === 'boolean') return isLong;
    if (type === 'string' && limits.minLength === undefined) return value;
    return type === 'string' ? textAt(limits, index, name) : sizeAt(minimum, maximum);
  }
  const atLimits = (schema: z.ZodType, value: Value, index = 0) =>
    change(z.toJSONSchema(schema, { io: 'input' }), value, index);

  function listOf(name: RecordName) {
    const { file, list } = recordFiles[name];
    const given: object[] = parse(readFixture(file));
    return Array.from({ length: records }, (_, index) => {
      // Has each optional field of the fixture's records.
      const complete = Object.assign({}, ...given, given[index % given.length]);
      return atLimits(list, [complete], index);
    }).flat();
  }

  function documentOf(file: string, index: number) {
    const [, frontmatter = '', text] = readFixture(file).split(/^---$/m);
    const fields = atLimits(legalSchema, parse(frontmatter), index);
    return `---\n${JSON.stringify(fields)}\n---\n${text}`;
  }

  const names = Object.keys(recordFiles) as RecordName[];
  return {
    lists: Object.fromEntries(names.map((name) => [recordFiles[name].file, listOf(name)])),
    identity: atLimits(identitySchema, identity),
    company: atLimits(companySchema, company),
    documents: {
      'legal/terms.md': documentOf('legal/terms.md', 0),
      'legal/privacy.md': documentOf('legal/privacy.md', 1),
    },
  };
}
