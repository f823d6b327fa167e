type Entry = Record<string, unknown>;
type Edit = (records: Entry[]) => Entry[];

/** One edit of another company's content, and what the build makes of it. */
export interface Case {
  name: string;
  /** By file of records: what it holds after the edit. */
  records?: Readonly<Record<string, Edit>>;
  /** Fields of the identity. */
  identity?: Readonly<Record<string, string>>;
  /** A text of the words, replaced. */
  copy?: readonly [file: string, before: string, after: string];
  /** Part of the message with which the build refuses it; without one it is built. */
  refused?: RegExp;
  /** Read in the landing page. */
  shown?: string;
  /** Not to be read in the landing page. */
  absent?: RegExp;
}

const first =
  (change: Entry): Edit =>
  ([record, ...others]) => [{ ...record, ...change }, ...others];
const each =
  (change: Entry): Edit =>
  (records) =>
    records.map((one) => ({ ...one, ...change }));
const none: Edit = () => [];
const one: Edit = (records) => records.slice(0, 1);
const sixty: Edit = (records) =>
  Array.from({ length: 60 }, (_, index) => {
    return { ...records[index % records.length], id: `record-${index}`, popular: undefined };
  });
const sixtyPlans: Edit = (records) => sixty(records).map((plan) => ({ ...plan, popular: false }));
const files = ['plans', 'testimonials', 'faqs', 'case-studies', 'projects'];
const inEach = (edit: Edit) => Object.fromEntries(files.map((file) => [file, edit]));

const longWord = 'Donaudampfschifffahrtsgesellschaftskapit';

/** The results of a case study with another headline. */
const headline =
  (text: string): Edit =>
  ([study, ...others]) => {
    return [{ ...study, results: { ...(study?.results as Entry), headline: text } }, ...others];
  };
const weeks = ['Week 1', 'Week 4', 'Week 8', 'Week 12'];
const weekly: Edit = ([study, ...others]) => {
  const points = weeks.map((label, index) => ({ label, value: 40 - 10 * index }));
  return [{ ...study, trend: { ...(study?.trend as Entry), points } }, ...others];
};

export const cases: readonly Case[] = [
  { name: 'the content as it is' },
  { name: 'no quotes yet', records: { testimonials: none }, absent: /id="testimonials"/ },
  {
    name: 'no questions',
    records: { faqs: none },
    refused: /faqs\.yaml:1 [\s\S]*at least one record/,
  },
  { name: 'no case studies', records: { 'case-studies': none }, refused: /at least one record/ },
  { name: 'no projects', records: { projects: none }, refused: /at least one record/ },
  { name: 'one record of each', records: inEach(one) },
  { name: 'sixty records of each', records: { ...inEach(sixty), plans: sixtyPlans } },
  {
    name: 'yearly price 0 beside a monthly price',
    records: { plans: first({ monthlyPrice: 990, yearlyPrice: 0 }) },
    refused: /plans\.yaml:\d+ .*yearlyPrice[\s\S]*0 only beside a monthly price of 0/,
  },
  {
    name: 'monthly price 0 beside a yearly price',
    records: { plans: first({ monthlyPrice: 0, yearlyPrice: 990 }) },
    refused: /plans\.yaml:\d+ .*yearlyPrice[\s\S]*0 only beside a monthly price of 0/,
  },
  {
    name: 'no plan with a saving',
    records: { plans: each({ monthlyPrice: 990, yearlyPrice: 990 }) },
    absent: /Saves? \d+%/,
  },
  {
    name: 'prices in the millions',
    records: { plans: first({ monthlyPrice: 9_999_999, yearlyPrice: 9_000_000 }) },
    shown: '$9,999,999',
  },
  {
    name: 'prices in the billions',
    records: { plans: first({ monthlyPrice: 1e9 }) },
    refused: /<=9999999/,
  },
  {
    name: 'every price by agreement',
    records: { plans: each({ monthlyPrice: 0, yearlyPrice: 0 }) },
  },
  {
    name: 'two popular plans',
    records: { plans: each({ popular: true }) },
    refused: /popular[\s\S]*true for one plan/,
  },
  { name: 'no popular plan', records: { plans: each({ popular: false }) } },
  {
    name: 'a name with an accent',
    records: { testimonials: first({ name: 'Émile Zola', initials: 'ÉZ' }) },
    shown: 'Émile Zola',
  },
  {
    name: 'a name in Arabic',
    records: { testimonials: first({ name: 'ليلى الخطيب', initials: 'لخ' }) },
    shown: 'ليلى الخطيب',
  },
  {
    name: 'a name in Japanese',
    records: { testimonials: first({ name: '山田', initials: '山' }) },
    shown: '山田',
  },
  {
    name: 'initials of four letters',
    records: { testimonials: first({ initials: 'ABCD' }) },
    refused: /testimonials\.yaml:\d+ .*initials[\s\S]*one to three/,
  },
  { name: 'a falling course by the week', records: { 'case-studies': weekly }, shown: 'Week 12' },
  {
    name: 'a falling headline',
    records: { 'case-studies': headline('-38% cost per meeting') },
    shown: '-38%',
  },
  {
    name: 'a headline without a figure',
    records: { 'case-studies': headline('Far more meetings') },
    refused: /results\.headline[\s\S]*a figure, a space/,
  },
  {
    name: 'a scheduling page with a query',
    identity: { schedulingPage: 'https://meet.acme.example/a?team=sales' },
    shown:
      'https://meet.acme.example/a?team=sales&amp;utm_source=website&amp;utm_medium=cta&amp;utm_content=hero',
  },
  {
    name: 'a scheduling page without a path',
    identity: { schedulingPage: 'https://meet.acme.example' },
    shown: 'https://meet.acme.example/?utm_source=website&amp;utm_medium=cta&amp;utm_content=hero',
  },
  {
    name: 'a scheduling page without https',
    identity: { schedulingPage: 'http://meet.acme.example' },
    refused: /identity\.ts:\d+ .*schedulingPage/,
  },
  {
    name: 'a locale of another language',
    identity: { locale: 'de_AT' },
    refused: /identity → locale/,
  },
  { name: 'a name of 30 letters', identity: { brand: 'Acme Sales Partners of Germany' } },
  { name: 'a name in Japanese characters', identity: { brand: '山田営業' }, shown: '山田営業' },
  {
    name: 'one industry, service and duration for all',
    records: {
      projects: each({ industry: 'Healthcare', type: 'Revenue Growth', duration: '75 days' }),
    },
  },
  {
    name: 'a word of 40 letters',
    records: {
      projects: first({ company: longWord }),
      testimonials: first({ role: longWord }),
    },
    shown: longWord,
  },
  {
    name: 'a {name} in a record',
    records: { faqs: first({ question: 'What is {brand} for us?' }) },
    refused: /faqs\.yaml:\d+ .*question[\s\S]*without \{names\}/,
  },
  {
    name: 'a misspelled {name} in the words',
    copy: ['home.ts', "'What {plan} includes'", "'What {paln} includes'"],
    refused: /\{paln\} in "What \{paln\} includes" has no value; allowed: \{plan\}/,
  },
];
