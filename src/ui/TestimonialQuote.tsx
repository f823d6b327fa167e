import type { TestimonialWithPortrait } from '../data/pictures';
import { getSurfaceClasses } from '../styles/industry-surfaces';

interface TestimonialQuoteProps {
  testimonial: TestimonialWithPortrait;
  className: string;
  textClassName: string;
  speakerClassName?: string;
}

const speakerClasses = 'flex items-center gap-4 sm:gap-6';
const portraitClasses = 'size-18 rounded-card object-cover sm:size-24 lg:size-30';

/** `corner` is the tile of a portrait: its small letters need the contrast of the ground. */
const tileClasses = {
  alone: 'ml-2 size-16 bg-meeting text-on-meeting text-subheading sm:size-24 sm:text-heading',
  corner: 'absolute -right-2 -bottom-2 size-8 text-fine text-ink',
} as const;

interface InitialsProps {
  testimonial: TestimonialWithPortrait;
  position: keyof typeof tileClasses;
}

function Initials({ testimonial: { initials, industry }, position }: InitialsProps) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 rotate-12 place-items-center rounded-small border-2 border-meeting print:bg-transparent print:text-ink forced-colors:text-ink ${getSurfaceClasses(industry)} ${tileClasses[position]}`}
    >
      <span className="-rotate-12 font-bold font-display leading-none">{initials}</span>
    </span>
  );
}

/** Hangs the opening quotation mark left of the text, which needs 0.4em of space there. */
export function TestimonialQuote(props: TestimonialQuoteProps) {
  const { testimonial, className, textClassName, speakerClassName = speakerClasses } = props;
  const { name, role, portrait } = testimonial;
  return (
    <figure className={className}>
      <blockquote className={`relative ${textClassName}`}>
        <span className="absolute right-full">“</span>
        {`${testimonial.quote}”`}
      </blockquote>
      <figcaption className={speakerClassName}>
        {portrait ? (
          <span className="relative shrink-0">
            <img
              src={portrait.src}
              alt={portrait.alt}
              width={192}
              height={192}
              loading="lazy"
              decoding="async"
              className={portraitClasses}
            />
            <Initials testimonial={testimonial} position="corner" />
          </span>
        ) : (
          <Initials testimonial={testimonial} position="alone" />
        )}
        <div>
          <p className="font-semibold">{name}</p>
          <p className="text-ink-muted text-small">{role}</p>
        </div>
      </figcaption>
    </figure>
  );
}
