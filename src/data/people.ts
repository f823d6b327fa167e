import { content } from './content';
import { loadPortrait } from './pictures';

const [host] = content.team;

/** Returns the props of the last section that no page changes. */
export async function loadCall() {
  const portrait = host?.portrait && (await loadPortrait(host.portrait));
  return {
    callHost: host && { ...host, portrait },
    minutes: content.site.callMinutes,
    copy: content.copy.shared.call,
  };
}

export type LoadedCallHost = NonNullable<Awaited<ReturnType<typeof loadCall>>['callHost']>;

export const loadTestimonials = () =>
  Promise.all(
    content.testimonials.map(async (testimonial) => ({
      ...testimonial,
      portrait: testimonial.portrait && (await loadPortrait(testimonial.portrait)),
    })),
  );

export type LoadedTestimonial = Awaited<ReturnType<typeof loadTestimonials>>[number];
