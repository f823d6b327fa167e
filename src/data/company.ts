import { company } from '@content/company';
import { shared } from '@content/copy/shared';
import { interpolateTexts } from '../lib/text';

const { sample, ...facts } = company;

export const companyFacts = facts;

export const nameAndAddress = [facts.legalName, facts.address].filter(Boolean).join(', ');

/** Fills in the facts that the texts of copy or records name. */
export const withFacts = <Value>(value: Value): Value => interpolateTexts(value, facts);

export const { callNote } = withFacts(shared);
