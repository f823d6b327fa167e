import { readFileSync } from 'node:fs';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { legalSchema, type RecordName, recordFiles } from '../../src/schema/records.ts';
import { companySchema, identitySchema } from '../../src/schema/site.ts';
import { stages } from '../../src/schema/vocabulary.ts';
import { company as fixtureCompany } from '../fixtures/content/company.ts';
import { identity as fixtureIdentity } from '../fixtures/content/identity.ts';

export interface Limits {
  /** Fills texts to their length, in turn. */
  words: readonly string[];
  /** Whether the next value is as small as it may be, or as large. */
  isLeast: () => boolean;
  records: number;
}

const longWord = 'Rindfleischetikettierungsüberwachungsamt';
let turn = 0;

/** Companies at the limits of the schemas. */
export const companies = {
  shortest: { words: ['7', 'of', 'it'], isLeast: () => true, records: 1 },
  longest: {
    words: [longWord, 'buyers', 'who', 'W', 'WWWWWWWWWWWW', 'met', 'a', 'vice president'],
    isLeast: () => false,
    records: 8,
  },
  strangest: {
    words: [
      `<b>&amp; "quoted" it’s it's & < > </script> 👩‍👩‍👧 $& 0,5 شركة المثال עברית 株式会社 naïve`,
      `\\n \` * _ ~~ ${longWord} # | : %20 -- - <!-- ]]> e\u0301 100% // [a](b)`,
    ].flatMap((line) => line.split(' ')),
    isLeast: () => Math.sin(turn++) < -0.6,
    records: 7,
  },
} satisfies Record<string, Limits>;

// biome-ignore lint/suspicious/noExplicitAny: the fields of a record are those of its schema.
type Entry = Record<string, any>;

/** These name files and other records. */
const unchanged = ['id', 'src', 'caseStudy', 'project'];

const image = { src: 'freight-desk.png', alt: 'A plan of a harbor.', caption: 'Eleven containers' };

/** Limits that depend on each other. */
const largest: { readonly [name in RecordName]?: Entry } = {
  projects: { image },
  caseStudies: {
    image,
    funnel: stages.map((stage) => ({ stage, value: 640, label: 'companies' })),
    ratio: { title: 'What a dollar brings back', before: 20, after: 20 },
    trend: {
      ...{ title: 'What a dollar brings back', prefix: '$', suffix: 'x' },
      points: [20, 999, 0, 20].map((value, index) => ({ label: `Week ${index}`, value })),
    },
  },
};

/** A value less and one greater than any limit. */
const beyondLimits: Record<string, { less: unknown; greater: unknown }> = {
  string: { less: '', greater: 'x'.repeat(1e4) },
  number: { less: -1e12, greater: 1e12 },
};

const fixtureText = (file: string) => readFileSync(`tests/fixtures/content/${file}`, 'utf8');

/** Makes a text unique without a change of its length. */
const marked = (text: string, mark: string) => mark + [...text].slice(mark.length).join('');

export function companyAt({ words, isLeast, records }: Limits) {
  const queue = [...words];
  let enumTurn = 0;

  /** Whole words in turn, filled up to the length, as zod counts it. */
  function textOf(length: number): string {
    let text = '';
    for (;;) {
      const left = length - [...text].length;
      const at = queue.findIndex((word) => [...word].length < left);
      if (at === -1) return text.trimEnd() + 'e'.repeat(Math.max(0, left + Number(text !== '')));
      const [word = ''] = queue.splice(at, 1);
      queue.push(word);
      text += `${word} `;
    }
  }

  /** Texts of a length; the schema of some fields accepts only one of the later ones. */
  function textsOf(length: number, isSmall: boolean, before: string) {
    const [figure, time, initials] = isSmall
      ? ['0', 'Mon 1:00 AM', 'M']
      : ['-$999,999,999,999M', 'Fri 12:59 PM', 'MWÅ'];
    const around = `${textOf(length - [...before].length - 1)} ${before}`.trim();
    // A text that names facts keeps them.
    if (before.includes('{') && !isSmall) return [around];
    const figured = `${figure} ${textOf(length - figure.length - 1)}`;
    // A text that another field quotes keeps its words.
    return [textOf(length), figured, `${textOf(length - 1)}?`, time, initials, around];
  }

  /** Values by the type of the one before, from the smallest or largest on. */
  const valuesFor: Record<string, (isSmall: boolean, limits: Entry, before: never) => unknown[]> = {
    boolean: (isSmall) => [!isSmall],
    number: (isSmall, { minimum, maximum = 1e9 }) =>
      isSmall ? [minimum, 1] : [maximum, maximum - 10, maximum - 20],
    string: (isSmall, { minimum = 1, maximum = 60, values }, before) =>
      values
        ? [values[enumTurn++ % values.length]]
        : textsOf(isSmall ? Math.max(1, minimum) : maximum, isSmall, before),
    object: (isSmall, _, before: Entry) => {
      if (!Array.isArray(before)) return [];
      const lengths = [1, 2, 3, 4, 5, 6, 7, 8];
      const repeated = lengths.map((_, index) => before[index % before.length]);
      const parts = lengths.map((length) => structuredClone(repeated.slice(0, length)));
      return isSmall ? parts : parts.toReversed();
    },
  };

  /** Sets each part of a value to the first of its values that the schema accepts. */
  function atLimits(schema: z.ZodType, given: Entry): Entry {
    const whole = structuredClone(given);

    function setToLimit(part: Entry, key: string) {
      const before = part[key];
      const issuesWith = (value: unknown) => {
        part[key] = value;
        return schema.safeParse(whole).error?.issues ?? [];
      };
      const isSmall = isLeast();
      const beyond = beyondLimits[typeof before]?.[isSmall ? 'less' : 'greater'];
      // The issues name the limits.
      const limits = Object.assign({}, ...issuesWith(beyond));
      const values = valuesFor[typeof before]?.(isSmall, limits, before as never) ?? [];
      if (isSmall) values.unshift(undefined);
      if (!values.some((value) => issuesWith(value).length === 0)) part[key] = before;
    }

    function stretch(part: Entry) {
      for (const key of Object.keys(part).filter((name) => !unchanged.includes(name))) {
        setToLimit(part, key);
        if (part[key] instanceof Object) stretch(part[key]);
      }
    }

    // Twice, because values limit each other.
    stretch(whole);
    stretch(whole);
    return whole;
  }

  const isShort = records === 1;
  const idOf = (index: number) => `${index}${isShort ? '' : `-${'words-of-an-id-'.repeat(3)}of`}`;

  function listOf(name: RecordName) {
    const { file, list } = recordFiles[name];
    const given: Entry[] = parse(fixtureText(file)).toReversed();
    const count = isShort && list.safeParse([]).success ? 0 : records;
    return Array.from({ length: count }, (_, index) => {
      const complete = Object.assign({}, ...given, given[index % given.length], largest[name]);
      const record = atLimits(list, [complete])[0];
      const { title, yearlyPrice, caseStudy, project } = record;
      return {
        ...record,
        id: idOf(index),
        ...(title && { title: marked(title, `${10 + index}`) }),
        ...(yearlyPrice && { yearlyPrice: index % 2 ? 1 : yearlyPrice }),
        ...('popular' in record && { popular: index === 0 }),
        ...(caseStudy && { caseStudy: idOf(index) }),
        ...(project && { project: idOf(index) }),
      };
    });
  }

  function documentOf(file: string, mark: string) {
    const fields = atLimits(legalSchema, parse(fixtureText(file).split('---')[1] ?? ''));
    const [title, description] = [fields.title, fields.description].map((one) => marked(one, mark));
    const sections = Array.from({ length: isShort ? 1 : 12 }, (_, index) => {
      const heading = textOf(40).replace(/[<*_`[\]~\\]/g, '');
      return `## ${index + 1}. ${heading}\n\nOf {brand}, {email}, {legalName}: {competitors} {misfitLead}`;
    });
    const frontmatter = JSON.stringify({ ...fields, title, description });
    return `---\n${frontmatter}\n---\n\n${sections.join('\n\n')}\n`;
  }

  const label = isShort ? 'a' : 'a-domain-of-forty-letters-for-one-company';
  return {
    lists: Object.fromEntries(
      (Object.keys(recordFiles) as RecordName[]).map((name) => [
        recordFiles[name].file,
        listOf(name),
      ]),
    ),
    identity: {
      ...atLimits(identitySchema, fixtureIdentity),
      origin: `https://${label}.example`,
      email: `${isShort ? 'a' : 'the.team.that.answers.questions+from-clients'}@${label}.example`,
      schedulingPage: `https://call.${label}.example${isShort ? '' : '/call?a=1&b=%22#now'}`,
    },
    company: atLimits(companySchema, fixtureCompany),
    documents: {
      'legal/terms.md': documentOf('legal/terms.md', 'The'),
      'legal/privacy.md': documentOf('legal/privacy.md', 'Our'),
    },
  };
}
