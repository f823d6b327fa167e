import type { Testimonial } from '../schema/records';
import { palettes } from '../styles/palettes';

export interface Quote extends Omit<Testimonial, 'portrait'> {
  portrait?: { src: string; alt: string };
}

export interface SpeakerProps {
  quote: Quote;
  /** Lays out the square and the name. */
  className: string;
}

const square = 'size-16 shrink-0 rounded-[0.6rem] sm:size-24 sm:rounded-[0.8rem]';

export function Speaker({ quote, className }: SpeakerProps) {
  const { name, role, initials, industry, portrait } = quote;
  return (
    <figcaption className={className}>
      {portrait ? (
        <img
          src={portrait.src}
          alt={portrait.alt}
          width={192}
          height={192}
          loading="lazy"
          decoding="async"
          className={`object-cover ${square}`}
        />
      ) : (
        <span
          aria-hidden="true"
          className={`ml-1.5 grid rotate-12 place-items-center border-2 border-meeting bg-meeting text-on-meeting sm:ml-2 print:bg-transparent print:text-ink forced-colors:text-ink ${square} ${palettes[industry]}`}
        >
          <span className="-rotate-12 font-bold font-display text-[1.375rem] sm:text-[2.125rem]">
            {initials}
          </span>
        </span>
      )}
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-ink-2 text-small">{role}</p>
      </div>
    </figcaption>
  );
}
