import { z } from 'astro/zod';
import { sample, text } from './fields.ts';

export const pageMetaSchema = z.strictObject({
  title: text(10, 65, 'The title of the page; the brand is added if it fits.'),
  description: text(70, 165, 'What search engines show below the title.'),
});

export type PageMeta = z.infer<typeof pageMetaSchema>;

const isOrigin = (value: string) =>
  value.startsWith('https://') && URL.parse(value)?.origin === value;

export const identitySchema = z.strictObject({
  brand: text(2, 30, 'The name of the company.'),
  origin: z.string().refine(isOrigin, '"https://" and the domain, without a slash at the end'),
  email: z.email('an email address'),
  schedulingPage: z.url({ protocol: /^https$/, error: 'an address that begins with "https://"' }),
  tagline: text(10, 80, 'The company in one line.'),
});

export type Identity = z.infer<typeof identitySchema>;

/** The facts of `company.ts`: each may be empty, which leaves its sentences out. */
const facts = {
  legalName: text(0, 60, 'The company as it is registered. Empty: the brand.'),
  address: text(0, 120, 'The postal address of the company.'),
  callLength: text(0, 30, 'How long the discovery call takes.'),
  callHost: text(0, 80, 'Who takes the call.'),
  callResult: text(0, 120, 'What the buyer has after the call.'),
  misfitLead: text(0, 160, 'What you do if a lead does not fit, in sentences.'),
  shortMonth: text(0, 240, 'What you do if a month falls short, in sentences.'),
  repliesBy: text(0, 120, 'Who answers the replies of prospects.'),
  sendingDomains: text(0, 120, 'From whose domains you write.'),
  competitors: text(0, 160, 'What you do for two competitors, in sentences.'),
  delivery: text(0, 120, 'How a lead reaches the sales team.'),
  reference: text(0, 160, 'How a buyer can speak with a client, in sentences.'),
  clientsCounted: text(0, 80, 'How many clients the averages come from, and when.'),
  roiCounts: text(0, 120, 'What the averages of return on investment count.'),
};

export const companySchema = z.strictObject({ sample, ...facts });

export type Company = z.infer<typeof companySchema>;

/** As they stand in a text: `{callLength}`. */
const factNames = Object.keys(facts).map((name) => `{${name}}`);

const documentNames = ['{brand}', '{email}', '{schedulingPage}', ...factNames];

type NamesByPath = Readonly<Record<string, readonly string[]>>;

/** What code fills in the texts of a file, by path; `*` is any key or position. */
export const namesInTexts: Readonly<Record<string, NamesByPath>> = {
  'faqs.yaml': { '*.answer': factNames },
  'plans.yaml': { '*.features.*.text': ['{leads}'] },
  'legal/privacy.md': { 'text.*': documentNames },
  'legal/terms.md': { 'text.*': documentNames },
  'copy/calculator.ts': {
    'calculator.announcement': ['{answer}', '{revenue}'],
    'calculator.note': ['{multiplier}'],
    'calculator.growth.*': ['{multiplier}', '{count}', '{plan}', '{leads}'],
    'calculator.roiNote': ['{cost}'],
    'calculator.answer.*': [
      ...['{plan}', '{leads}', '{rate}', '{deals}', '{revenue}', '{cover}'],
      ...['{closing}', '{bring}'],
    ],
    'calculator.cover.*': ['{count}'],
    'calculator.closing.*': ['{count}', '{rate}', '{deals}'],
    'calculator.bring.*': ['{count}'],
    'calculator.planLeads.*': ['{count}'],
    'calculator.covers.*': ['{count}'],
    'calculator.coversTooMany': ['{covers}'],
    'calculator.leadsPerSquare': ['{count}'],
    'calculator.lowestRate.*': ['{plan}', '{rate}'],
    'calculator.withoutScripts': ['{leads}', '{deal}', '{rate}'],
  },
  'copy/case-studies.ts': {
    'labels.funnel.from': ['{count}', '{label}'],
    'labels.funnel.share': ['{share}', '{before}'],
    'closing.lead': factNames,
  },
  'copy/home.ts': {
    'hero.statsNote': factNames,
    'how.scene.subject': ['{days}', '{company}', '{industry}'],
    'how.scene.description': ['{funnel}'],
    'how.scene.day': ['{day}'],
    'how.facts.*': factNames,
    'results.lead': factNames,
    'results.readCaseLabel': ['{title}'],
    'pricing.save': ['{percent}'],
    'pricing.saves': ['{percent}'],
    'pricing.yearlySum': ['{price}'],
    'pricing.perLead': ['{price}'],
    'pricing.leads.*': ['{count}'],
    'pricing.featuresLabel': ['{plan}'],
    'pricing.terms.*.text': factNames,
  },
  'copy/llms.ts': { 'llms.prices': ['{monthly}', '{yearly}'] },
  'copy/portfolio.ts': {
    'browser.option': ['{name}', '{count}'],
    'browser.count': ['{shown}', '{all}'],
    'card.discussLabel': ['{title}'],
    'card.readCaseLabel': ['{title}'],
  },
  'copy/shared.ts': {
    'shared.bookingFacts': factNames,
    'shared.within': ['{time}'],
    'shared.socialCardAlt': ['{title}', '{brand}', '{count}'],
    'shared.counted.one': ['{count}', '{label}'],
    'shared.counted.other': ['{count}', '{label}'],
    'shared.counted.held': ['{held}'],
    'shared.counted.heldShort': ['{held}'],
    'shared.counted.also': ['{also}', '{label}'],
    'shared.footer.copyright': ['{year}', '{brand}', '{owner}'],
  },
};
