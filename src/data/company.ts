import { company } from '@content/company';
import { pricing } from '@content/copy/home';
import { shared } from '@content/copy/shared';
import { interpolate } from '../lib/text';

const { sample, ...facts } = company;

export const companyFacts = facts;

export const nameAndAddress = [facts.legalName, facts.address].filter(Boolean).join(', ');

export const fillFacts = (text: string) => interpolate(text, facts);

export const callNote = fillFacts(shared.callNote);

export const planNotes = pricing.notes.map(({ name, text }) => ({ name, text: fillFacts(text) }));
