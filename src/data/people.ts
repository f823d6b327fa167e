import { interpolate } from '../lib/text';
import { content } from './content';
import { loadPortrait } from './pictures';

/** Returns who takes the call, if somebody does by name, with the note beside their portrait. */
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
