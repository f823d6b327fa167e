import { interpolate } from '../lib/template';
import { content } from './content';
import { loadPortrait } from './pictures';

const { shared } = content.copy;
const [host] = content.team;

/** What the call is, beside a booking button. Shorter where the host is named. */
export const callNote = host ? shared.callNoteShort : shared.callNote;

/** Returns the person who takes the call, if `team.yaml` names one. */
export async function loadCallHost() {
  if (!host) return undefined;
  const sentence = interpolate(host.sentence, { name: host.name, role: host.role });
  const portrait = host.portrait && (await loadPortrait(host.portrait));
  return { ...host, sentence, portrait };
}

export type LoadedCallHost = NonNullable<Awaited<ReturnType<typeof loadCallHost>>>;

export const loadTestimonials = () =>
  Promise.all(
    content.testimonials.map(async (testimonial) => ({
      ...testimonial,
      portrait: testimonial.portrait && (await loadPortrait(testimonial.portrait)),
    })),
  );

export type LoadedTestimonial = Awaited<ReturnType<typeof loadTestimonials>>[number];
