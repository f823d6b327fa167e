import { type CollectionEntry, getCollection } from 'astro:content';
import { shared } from '@content/copy/shared';
import { interpolate } from '../lib/text';
import type { RecordName } from '../schema/records';
import { withFacts } from './company';

export async function loadRecords<Name extends RecordName>(
  name: Name,
): Promise<CollectionEntry<Name>['data'][]> {
  const entries = await getCollection(name);
  return entries.map(({ data }) => data);
}

export const loadFaqs = async () => withFacts(await loadRecords('faqs'));

/** Formats a timeframe: 'in 60 days'. */
export const formatTimeframe = (time: string) => interpolate(shared.timeframe, { time });
