import { z } from 'astro/zod';
import { sampleSchema, text } from './fields.ts';

/** Characters. Search engines cut longer titles. */
export const MAX_TITLE = 65;

export const pageMetaSchema = z.strictObject({
  title: text(10, MAX_TITLE, 'The title of the page; the brand is added if it fits.'),
  description: text(70, 165, 'What search engines show below the title.'),
});

export type PageMeta = z.infer<typeof pageMetaSchema>;

const isOrigin = (value: string) =>
  value.startsWith('https://') && URL.parse(value)?.origin === value;

/** Suggests the origin as browsers write it: `https://xn--mller-kva.de` for `https://müller.de`. */
function getOriginMessage({ input }: { input?: unknown }) {
  const origin = URL.parse(String(input))?.origin ?? '';
  const allowed = '"https://" and the domain, without a slash at the end';
  return isOrigin(origin) ? `"${origin}": ${allowed}, in the letters that browsers send` : allowed;
}

export const identitySchema = z
  .strictObject({
    brand: text(2, 30, 'The name of the company.'),
    origin: z.string().refine(isOrigin, { error: getOriginMessage }),
    email: z.email('an email address, its domain in Latin letters ("xn--…" if it has others)'),
    schedulingPage: z.url({ protocol: /^https$/, error: 'an address that begins with "https://"' }),
    tagline: text(10, 80, 'The company in one line.'),
  })
  .refine(({ origin, schedulingPage }) => URL.parse(schedulingPage)?.origin !== origin, {
    path: ['schedulingPage'],
    error: 'an address on another domain, such as "https://calendar.…"',
  });

export type Identity = z.infer<typeof identitySchema>;

/** Describes the facts of `company.ts`. Texts may name those that are not empty. */
const facts = {
  legalName: text(2, 60, 'The company as it is registered.'),
  address: text(0, 120, 'The postal address of the company.'),
  callLength: text(0, 30, 'How long the discovery call takes.'),
  callHost: text(0, 80, 'Who takes the call.'),
  callResult: text(0, 120, 'What the visitor has after the call.'),
  misfitLead: text(0, 160, 'What you do if a lead does not fit, in sentences.'),
  misfitDetails: text(0, 160, 'Who decides that, and which leads never fit, in sentences.'),
  shortMonth: text(0, 240, 'What you do if a month falls short, in sentences.'),
  repliesBy: text(0, 160, 'Who answers the replies of prospects.'),
  sendingDomains: text(0, 160, 'From whose domains you write.'),
  competitors: text(0, 160, 'What you do for two competitors, in sentences.'),
  delivery: text(0, 120, 'How a lead reaches the sales team.'),
  reference: text(0, 160, 'How a visitor can speak with a client, in sentences.'),
  clientsCounted: text(0, 80, 'How many clients the averages come from, and when.'),
  roiCounts: text(0, 120, 'What the averages of return on investment count.'),
};

export const companySchema = z.strictObject({ sample: sampleSchema, ...facts });

export type Company = z.infer<typeof companySchema>;

export const factNames = Object.keys(facts);
