import { z } from 'astro/zod';
import { sample, text } from './fields.ts';

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
export const factNames = Object.keys(facts).map((name) => `{${name}}`);
