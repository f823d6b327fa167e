type Entry = Record<string, unknown>;
type Edit = (records: Entry[]) => Entry[];

/** What one case changes in another company's content. */
interface Change {
  /** By file of records: what it holds after the edit. */
  records?: Readonly<Record<string, Edit>>;
  /** Fields of the identity. */
  identity?: Readonly<Record<string, string>>;
  /** A text of the words, replaced. */
  copy?: readonly [file: string, before: string, after: string];
}

export interface Case extends Change {
  name: string;
  /** In the message with which the build refuses it; without one it is built. */
  refused?: RegExp;
  /** In the landing page that is built. */
  shown?: string | RegExp;
}

const built = (name: string, change: Change, shown: string | RegExp = ''): Case => {
  return { name, ...change, shown };
};
const refused = (name: string, change: Change, message: RegExp): Case => {
  return { name, ...change, refused: message };
};
const inFile = (file: string, edit: Edit): Change => ({ records: { [file]: edit } });
const inPlan = (change: Entry) => inFile('plans', first(change));
const inQuote = (change: Entry) => inFile('testimonials', first(change));
const inStudy = (change: (study: Entry) => Entry) =>
  inFile('case-studies', ([study = {}, ...others]) => [{ ...study, ...change(study) }, ...others]);
const inIdentity = (identity: Record<string, string>): Change => ({ identity });
const bookingAt = (schedulingPage: string) => inIdentity({ schedulingPage });

function first(change: Entry): Edit {
  return ([record, ...others]) => [{ ...record, ...change }, ...others];
}
const each =
  (change: Entry): Edit =>
  (records) =>
    records.map((one) => ({ ...one, ...change }));
const none: Edit = () => [];
const files = ['plans', 'testimonials', 'faqs', 'case-studies', 'projects'];
const inEachFile = (count: number): Change => {
  const edit: Edit = (records) =>
    Array.from({ length: count }, (_, index) => {
      const record = { ...records[index % records.length], id: `record-${index}` };
      return 'popular' in record ? { ...record, popular: index === 0 } : record;
    });
  return { records: Object.fromEntries(files.map((file) => [file, edit])) };
};

const price = (monthlyPrice: number, yearlyPrice: number) => ({ monthlyPrice, yearlyPrice });
const headline = (text: string) =>
  inStudy(({ results }) => ({ results: { ...(results as Entry), headline: text } }));
const weeks = ['Week 1', 'Week 4', 'Week 8', 'Week 12'];
const weekly = inStudy(({ trend }) => {
  const points = weeks.map((label, index) => ({ label, value: 40 - 10 * index }));
  return { trend: { ...(trend as Entry), points } };
});

const longWord = 'Donaudampfschifffahrtsgesellschaftskapit';
const noRecord = /at least one record/;
const freeYear = /plans\.yaml:\d+ .*yearlyPrice[\s\S]*0 only beside a monthly price of 0/;
const oneValue = { industry: 'Healthcare', type: 'Revenue Growth', duration: '75 days' };
const meet = 'https://meet.acme.example';
const noHttps = /identity\.ts:\d+ .*schedulingPage/;
const marks = 'utm_source=website&amp;utm_medium=cta&amp;utm_content=hero';

export const cases: readonly Case[] = [
  built('the content as it is', {}),
  built('no quotes yet', inFile('testimonials', none), /^(?![\s\S]*id="testimonials")/),
  refused('no questions', inFile('faqs', none), noRecord),
  refused('no case studies', inFile('case-studies', none), noRecord),
  refused('no projects', inFile('projects', none), noRecord),
  built('one record of each', inEachFile(1)),
  built('sixty records of each', inEachFile(60)),
  refused('yearly price 0 beside a monthly price', inPlan(price(990, 0)), freeYear),
  refused('monthly price 0 beside a yearly price', inPlan(price(0, 990)), freeYear),
  built('no plan with a saving', inFile('plans', each(price(990, 990))), /^(?![\s\S]*Saves? \d+%)/),
  built('prices in the millions', inPlan(price(9_999_999, 9_000_000)), '$9,999,999'),
  refused('prices in the billions', inPlan(price(1e9, 1e9)), /<=9999999/),
  built('every price by agreement', inFile('plans', each(price(0, 0)))),
  refused('two popular plans', inFile('plans', each({ popular: true })), /true for one plan/),
  built('no popular plan', inFile('plans', each({ popular: false }))),
  built('an accent', inQuote({ name: 'Émile Zola', initials: 'ÉZ' }), 'Émile Zola'),
  built('a name in Arabic', inQuote({ name: 'ليلى الخطيب', initials: 'لخ' }), 'ليلى الخطيب'),
  built('a name in Japanese', inQuote({ name: '山田', initials: '山' }), '山田'),
  refused('four initials', inQuote({ initials: 'ABCD' }), /initials[\s\S]*one to three/),
  built('a falling course by the week', weekly, 'Week 12'),
  built('a falling headline', headline('-38% cost per meeting'), '-38%'),
  refused('a headline without a figure', headline('Far more meetings'), /a figure, a space/),
  built('a scheduling page with a query', bookingAt(`${meet}/a?b=c`), `a?b=c&amp;${marks}`),
  built('a scheduling page without a path', bookingAt(meet), `${meet}/?${marks}`),
  refused('a scheduling page without https', bookingAt('http://meet.example'), noHttps),
  refused('a locale of another language', inIdentity({ locale: 'de_AT' }), /identity → locale/),
  built('a name of 30 letters', inIdentity({ brand: 'Acme Sales Partners of Germany' })),
  built('a name in Japanese letters', inIdentity({ brand: '山田営業' }), '山田営業'),
  built('one industry, service and duration', inFile('projects', each(oneValue))),
  built('a word of 40 letters', inQuote({ role: longWord }), longWord),
  refused(
    'a {name} in a record',
    inFile('faqs', first({ question: 'What is {brand} for us?' })),
    /faqs\.yaml:\d+ .*question[\s\S]*without \{names\}/,
  ),
  refused(
    'a misspelled {name} in the words',
    { copy: ['home.ts', "'What {plan} includes'", "'What {paln} includes'"] },
    /\{paln\} in "What \{paln\} includes" has no value; allowed: \{plan\}/,
  ),
];
