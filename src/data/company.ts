import { company } from '@content/company';
import { hero, how, pricing, results } from '@content/copy/home';
import { shared } from '@content/copy/shared';
import { interpolate } from '../lib/text';

const { sample, ...facts } = company;

export const companyFacts = facts;

export const nameAndAddress = [facts.legalName, facts.address].filter(Boolean).join(', ');

export const fillFacts = (text: string) => interpolate(text, facts);

export const callNote = fillFacts(shared.callNote);

export const statsNote = fillFacts(hero.statsNote);

export const howFacts = how.facts.map(fillFacts);

export const resultsIntro = fillFacts(results.intro);

export const planNotes = pricing.notes.map(({ name, text }) => ({ name, text: fillFacts(text) }));
