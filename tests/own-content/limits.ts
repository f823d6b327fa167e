import { z } from 'astro/zod';
import { legalSchema, type RecordName, recordFiles } from '../../src/schema/records.ts';
import { companySchema, identitySchema } from '../../src/schema/site.ts';
import { stages, weekdays } from '../../src/schema/vocabulary.ts';

export interface Limits {
  /** Fills texts to their length, in turn. */
  words: readonly string[];
  /** Lengths, counts, numbers and optional fields. */
  choose: (least: number, most: number) => number;
  records: number;
}

const longWord = 'Rindfleischetikettierungsüberwachungsamt';
const inTurn = (() => {
  let turn = 0;
  return (least: number, most: number) => {
    turn += 1;
    return turn % 3 === 0 ? least : most;
  };
})();

/** Companies at the limits of the schemas. */
export const companies: Readonly<Record<string, Limits>> = {
  shortest: { words: ['7', 'of', 'it'], choose: Math.min, records: 1 },
  longest: {
    words: [longWord, 'buyers', 'who', 'W', 'WWWWWWWWWWWW', 'met', 'a', 'vice president'],
    choose: Math.max,
    records: 8,
  },
  strangest: {
    words: [
      ...[
        '<b>&amp;',
        '"quoted"',
        'it’s',
        "it's",
        '&',
        '<',
        '>',
        '</script>',
        '👩‍👩‍👧',
        '$&',
        '-',
        '0,5',
      ],
      ...['شركة', 'المثال', 'עברית', '株式会社', 'naïve', '\\n', '`', '*', '_', '~~', longWord],
      ...['#', '|', ':', '%20', '--', '<!--', ']]>', 'e\u0301', '100%', '//', '[a](b)'],
    ],
    choose: inTurn,
    records: 7,
  },
};

interface Schema {
  type?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

// biome-ignore lint/suspicious/noExplicitAny: the fields of a record are those of its schema.
type Entry = Record<string, any>;

/** Where a schema has no maximum. */
const large = { length: 60, items: 6, number: 1_000_000_000 };

/** As zod counts. */
const lengthOf = (text: string) => [...text].length;

const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

export function companyAt({ words, choose, records }: Limits) {
  const queue = [...words];
  let enumTurn = 0;

  /** Whole words in turn, filled up to the length. */
  function textOf(length: number): string {
    let text = '';
    for (;;) {
      const left = length - lengthOf(text);
      const at = queue.findIndex((word) => lengthOf(word) < left);
      if (at === -1) return text.trimEnd() + 'e'.repeat(left + Number(text !== ''));
      const [word = ''] = queue.splice(at, 1);
      queue.push(word);
      text += `${word} `;
    }
  }

  /** Texts of a form that JSON Schema does not tell. */
  const forms: Readonly<Record<string, (length: number) => string>> = {
    initials: () => (choose(1, 3) === 1 ? 'M' : 'MWÅ'),
    question: (length) => `${textOf(length - 1)}?`,
    time: () => (choose(0, 1) === 0 ? 'Mon 1:00 AM' : 'Fri 12:59 PM'),
    src: () => 'freight-desk.png',
    prefix: (length) => '$'.repeat(length),
    suffix: (length) => 'k'.repeat(length),
    headline: resultOf,
    primary: resultOf,
    secondary: resultOf,
    tertiary: resultOf,
  };

  function resultOf(length: number) {
    const figure = length < 30 ? '0' : '-$999,999,999,999M';
    return `${figure} ${textOf(length - figure.length - 1)}`;
  }

  function fillObject({ properties = {}, required }: Schema) {
    const fields = Object.entries(properties).filter(
      ([name]) => required?.includes(name) || choose(0, 1) === 1,
    );
    return Object.fromEntries(fields.map(([name, value]) => [name, fill(value, name)]));
  }

  function fillArray({ items = {}, minItems = 0, maxItems = large.items }: Schema, field: string) {
    return Array.from({ length: choose(minItems, maxItems) }, () => fill(items, field));
  }

  function fill(schema: Schema, field = ''): unknown {
    if (schema.enum) return schema.enum[enumTurn++ % schema.enum.length];
    if (schema.type === 'object') return fillObject(schema);
    if (schema.type === 'array') return fillArray(schema, field);
    if (schema.type === 'boolean') return choose(0, 1) === 1;
    if (schema.type === 'string') {
      const length = choose(schema.minLength ?? 0, schema.maxLength ?? large.length);
      return (forms[field] ?? textOf)(length);
    }
    return choose(schema.minimum ?? 0, Math.min(schema.maximum ?? large.number, large.number));
  }

  const isLeast = choose(0, 1) === 0 && choose(0, 1) === 0;
  const longId = isLeast ? '' : `-${'words-of-an-id-'.repeat(3)}of`;
  const idOf = (index: number) => `${index}${longId}`;
  const count = (name: RecordName) =>
    isLeast ? (jsonSchemaOf(recordFiles[name].list).minItems ?? 0) : records;

  /** The words of a text that occur in it, from one place on. */
  const wordsOf = (text: string, place: number) => {
    const all = text.split(' ');
    return all.slice(place % all.length).find((word) => word.length > 4) ?? text.slice(0, 5);
  };

  /** Returns the day of the report. */
  function agreeReport(report: Entry): number {
    const { soFar, changes, people } = report;
    changes.marked = wordsOf(changes.text, 0);
    if (soFar.writtenTo > 100) {
      const { writtenTo } = soFar;
      const steps = { qualified: writtenTo - 10, booked: writtenTo - 20, held: writtenTo - 30 };
      Object.assign(soFar, steps);
    } else {
      Object.assign(soFar, { qualified: 1, booked: 0, held: 0 });
      people.splice(1);
      people[0].state = 'qualified';
    }
    // Day 180 is then a Friday.
    const sentOn = report.day === 180 ? [...weekdays] : report.sentOn;
    Object.assign(report, { sentOn, startsOn: sentOn[0] });
    return report.day;
  }

  /** What a rule demands across fields. */
  const agree: Readonly<Record<RecordName, (record: Entry, index: number) => Entry>> = {
    plans(plan, index) {
      const [first, ...features] = plan.features;
      const isCustom = plan.monthlyPrice === 0 || plan.yearlyPrice === 0;
      return {
        ...plan,
        popular: index === 0,
        monthlyPrice: isCustom ? 0 : plan.monthlyPrice,
        yearlyPrice: isCustom ? 0 : Math.min(plan.yearlyPrice, index % 2 ? 1 : plan.monthlyPrice),
        features: [plan.leadsPerMonth ? { ...first, text: '{leads} leads' } : first, ...features],
      };
    },
    testimonials: (quote, index) => ({
      ...quote,
      ...('caseStudy' in quote && { caseStudy: idOf(index % count('caseStudies')) }),
    }),
    faqs: (faq) => faq,
    projects: (project) => project,
    caseStudies(study, index) {
      const { funnel, handover, report, project } = study;
      funnel?.forEach((step: Entry, at: number) => {
        Object.assign(step, { stage: stages[at], value: funnel[0].value });
      });
      if (report && funnel) {
        report.soFar.writtenTo = Math.min(report.soFar.writtenTo, funnel[0].value);
      }
      handover?.criteria.forEach((criterion: Entry, at: number) => {
        criterion.quote = wordsOf(handover.reply, at * 2);
      });
      if (report) study.firstLeadDay = agreeReport(report);
      return {
        ...study,
        ...(project !== undefined && { project: idOf(index % count('projects')) }),
      };
    },
  };

  const listOf = (name: RecordName) =>
    Array.from({ length: count(name) }, (_, index) => {
      const record = fill(jsonSchemaOf(recordFiles[name].list).items ?? {}) as Entry;
      if (record.title) record.title = `${10 + index}${[...record.title].slice(2).join('')}`;
      return agree[name]({ ...record, id: idOf(index) }, index);
    });

  const objectOf = (schema: z.ZodType) => fill(jsonSchemaOf(schema)) as Entry;
  const facts = Object.entries(jsonSchemaOf(companySchema).properties ?? {}).map(
    // The copy names each fact.
    ([name, fact]) => [name, fill({ ...fact, minLength: Math.max(1, fact.minLength ?? 0) }, name)],
  );
  const label = isLeast ? 'a' : 'a-domain-of-forty-letters-for-one-company';
  const identity = {
    ...objectOf(identitySchema),
    origin: `https://${label}.example`,
    email: `${isLeast ? 'a' : 'the.team.that.answers.questions+from-clients'}@${label}.example`,
    schedulingPage: `https://call.${label}.example${isLeast ? '' : '/call?a=1&b=%22#now'}`,
  };
  const documentOf = (title: string) => {
    const fields = objectOf(legalSchema);
    const description = `${title}${fields.description.slice(3)}`;
    const frontmatter = { ...fields, description, title: `${title} ${textOf(choose(10, 40) - 4)}` };
    const sections = Array.from({ length: choose(1, 12) }, (_, index) => {
      const heading = textOf(40).replace(/[<*_`[\]~\\]/g, '');
      return `## ${index + 1}. ${heading}\n\nOf {brand}, {email}, {legalName}: {competitors} {misfitLead}`;
    });
    return `---\n${JSON.stringify(frontmatter)}\n---\n\n${sections.join('\n\n')}\n`;
  };
  return {
    lists: Object.fromEntries(
      (Object.keys(recordFiles) as RecordName[]).map((name) => [
        recordFiles[name].file,
        listOf(name),
      ]),
    ),
    identity,
    company: Object.fromEntries(facts),
    documents: { 'legal/terms.md': documentOf('The'), 'legal/privacy.md': documentOf('Our') },
  };
}
