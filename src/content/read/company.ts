import { company } from '@content/company';
import { pricing } from '@content/copy/home';
import { identity } from '@content/identity';
import { fillSentences } from '../../lib/interpolate';

const { sample, ...facts } = company;

export const companyFacts = { ...facts, legalName: facts.legalName || identity.brand };

/** The legal name with the address, if there is one. */
export const legalOwner = [companyFacts.legalName, companyFacts.address].filter(Boolean).join(', ');

/** Leaves out the sentences about facts that are empty in `company.ts`. */
export const companySentences = (text: string) => fillSentences(text, companyFacts);

export const planTerms = pricing.terms
  .map(({ name, text }) => ({ name, text: companySentences(text) }))
  .filter(({ text }) => text !== '');
