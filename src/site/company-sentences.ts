import { company } from '@content/company';
import { joinSentences } from '../lib/join-sentences';

/** Joins sentences, without those about something that the owner has left empty. */
export function companySentences(...sentences: string[]): string {
  return joinSentences(sentences, company);
}
