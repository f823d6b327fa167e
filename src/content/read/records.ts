import { type CollectionEntry, getCollection } from 'astro:content';
import type { RecordName } from '../../schema/records';
import { withFacts } from './company';

export async function loadRecords<Name extends RecordName>(
  name: Name,
): Promise<CollectionEntry<Name>['data'][]> {
  const entries = await getCollection(name);
  return entries.map(({ data }) => data).sort((one, other) => one.order - other.order);
}

/** The case that the hero and "How it works" show: the first with a handover, else with a funnel. */
export async function loadFeaturedCase() {
  const studies = await loadRecords('caseStudies');
  return studies.find(({ handover }) => handover) ?? studies.find(({ funnel }) => funnel);
}

export async function loadFaqs() {
  const faqs = await loadRecords('faqs');
  return faqs.map((faq) => ({ ...faq, answer: withFacts(faq.answer) }));
}
