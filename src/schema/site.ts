import { z } from 'astro/zod';
import { altSchema, pictureOfSize, sampleSchema } from './record-fields.ts';
import { optionalText as fact, text } from './text-fields.ts';

const isOrigin = (value: string) =>
  value.startsWith('https://') && URL.parse(value)?.origin === value;

/** Suggests the origin as browsers write it: `https://xn--mller-kva.de` for `https://müller.de`. */
function getOriginMessage({ input }: { input?: unknown }) {
  const origin = URL.parse(String(input))?.origin ?? '';
  const allowed = '"https://" and the domain, without a slash at the end';
  return isOrigin(origin) ? `"${origin}": ${allowed}, in the letters that browsers send` : allowed;
}

/**
 * `site.yaml`: names, addresses and facts, which other texts may name. Those after `sample` may be empty.
 */
export const siteSchema = z
  .strictObject({
    brand: text('The name of the company.', { max: 30 }),
    origin: z.string().refine(isOrigin, { error: getOriginMessage }),
    email: z.email('an email address, its domain in Latin letters ("xn--…" if it has others)'),
    schedulingPage: z.url({ protocol: /^https$/, error: 'an address that begins with "https://"' }),
    tagline: text('The company in one line.', { max: 80 }),
    socialCard: z
      .strictObject({
        src: pictureOfSize('1200 by 630'),
        alt: altSchema,
      })
      .describe('The picture in link previews of all pages.'),
    legalName: text('The company as it is registered.'),
    callMinutes: z.int().min(5).max(240).describe('How many minutes the discovery call takes.'),
    sample: sampleSchema,
    address: fact('The postal address of the company.'),
    callHost: fact('Who takes the call.'),
    callResult: fact('What the visitor has after the call.'),
    smallMarket: fact('What you do if too few companies match, in a sentence.'),
    setUpDays: z.int().min(1).max(90).optional().describe('Typical days from the order to day 0.'),
    setUpFee: fact('What setting up costs, in a sentence.'),
    starterSending: fact('What the smallest plan sends, as it follows “sends”.'),
    growthSending: fact('What the plan above it sends.'),
    unbookedLead: fact('What you do if a lead that fits books no meeting, in a sentence.'),
    misfitLead: fact('How a client rejects a lead that does not fit, in sentences.'),
    misfitDetails: fact('Which other leads can be replaced, in sentences.'),
    shortMonth: fact('What you do if a month falls short, in sentences.'),
    catchUpLimit: fact('How long you make up for it, as it follows “free,”.'),
    repliesBy: fact('Who answers the replies of prospects.'),
    clientsPerPerson: fact('How many clients such a person has at most, in words.'),
    sendingDomains: fact('From which domains you write, and within which limits, in sentences.'),
    deliveryReport: fact('What each report says about delivery, in a sentence.'),
    competitors: fact('What you do for two competitors, in sentences.'),
    delivery: fact('How a lead reaches the sales team.'),
    reference: fact('How a visitor can speak with a client, in sentences.'),
    clientsCounted: fact('How many clients the averages come from, and when.'),
    firstLeadDays: z
      .int()
      .min(2)
      .max(31)
      .optional()
      .describe('Typical days from the approved messages to the first lead.'),
    roiCounts: fact('What the averages of return on investment include.'),
  })
  .refine(({ origin, schedulingPage }) => URL.parse(schedulingPage)?.origin !== origin, {
    path: ['schedulingPage'],
    error: 'an address on another domain, such as "https://calendar.…"',
  });
