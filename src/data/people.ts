import { interpolate } from '../lib/template';
import { content } from './content';
import { loadPortrait } from './pictures';

/** Returns the person who takes the call, if `team.yaml` names one. */
export async function loadCallHost() {
  const [host] = content.team;
  if (!host) return undefined;
  const sentence = interpolate(host.sentence, { name: host.name, role: host.role });
  const note = content.copy.shared.callNoteShort;
  const portrait = host.portrait && (await loadPortrait(host.portrait));
  return { ...host, sentence, note, portrait };
}

export type CallHost = NonNullable<Awaited<ReturnType<typeof loadCallHost>>>;

export const loadTestimonials = () =>
  Promise.all(
    content.testimonials.map(async (testimonial) => ({
      ...testimonial,
      portrait: testimonial.portrait && (await loadPortrait(testimonial.portrait)),
    })),
  );

export type TestimonialWithPortrait = Awaited<ReturnType<typeof loadTestimonials>>[number];
