import { type CollectionEntry, getCollection } from 'astro:content';
import { shared } from '@content/copy/shared';
import { interpolate } from '../lib/text';
import type { RecordName } from '../schema/records';
import { withFacts } from './company';
import { loadPicture, loadPortrait } from './pictures';

export async function loadRecords<Name extends RecordName>(
  name: Name,
): Promise<CollectionEntry<Name>['data'][]> {
  const entries = await getCollection(name);
  return entries.map(({ data }) => data);
}

export const loadFaqs = async () => withFacts(await loadRecords('faqs'));

/** Formats a timeframe: 'in 60 days'. */
export const formatTimeframe = (time: string) => interpolate(shared.timeframe, { time });

/** Returns the case studies with their pictures and formatted timeframes. */
export async function loadCaseStudiesWithPictures(use: 'result' | 'caseStudy') {
  const caseStudies = await loadRecords('caseStudies');
  return Promise.all(
    caseStudies.map(async (caseStudy) => ({
      caseStudy,
      picture: await loadPicture(caseStudy, use),
      timeframe: formatTimeframe(caseStudy.results.timeframe),
    })),
  );
}

export type CaseStudyWithPicture = Awaited<ReturnType<typeof loadCaseStudiesWithPictures>>[number];

export async function loadTestimonialsWithPortraits() {
  const testimonials = await loadRecords('testimonials');
  return Promise.all(
    testimonials.map(async (testimonial) => ({
      ...testimonial,
      portrait: testimonial.portrait && (await loadPortrait(testimonial.portrait)),
    })),
  );
}

export type TestimonialWithPortrait = Awaited<
  ReturnType<typeof loadTestimonialsWithPortraits>
>[number];
