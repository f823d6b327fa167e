import { company } from '@content/company';
import { pricing } from '@content/copy/home';
import { interpolate } from '../../lib/text';

const { sample, ...facts } = company;

export const companyFacts = facts;

export const legalOwner = [facts.legalName, facts.address].filter(Boolean).join(', ');

export const fillFacts = (text: string) => interpolate(text, facts);

export const planNotes = pricing.notes.map(({ name, text }) => ({ name, text: fillFacts(text) }));
