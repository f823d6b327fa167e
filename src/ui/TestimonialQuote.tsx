import type { TestimonialWithPortrait } from '../data/pictures';
import { getSurfaceClasses } from '../styles/industry-surfaces';

interface TestimonialQuoteProps {
  testimonial: TestimonialWithPortrait;
  className: string;
  textClassName: string;
  speakerClassName?: string;
}

const speakerClasses = 'flex items-center gap-3 sm:gap-6';
const squareClasses = 'size-16 shrink-0 rounded-[0.6rem] sm:size-24 sm:rounded-[0.8rem]';

/** Hangs the opening quotation mark left of the text, which needs 0.4em of space there. */
export function TestimonialQuote(props: TestimonialQuoteProps) {
  const { testimonial, className, textClassName, speakerClassName = speakerClasses } = props;
  const { name, role, initials, industry, portrait } = testimonial;
  return (
    <figure className={className}>
      <blockquote className={`relative ${textClassName}`}>
        <span className="absolute right-full">“</span>
        {`${testimonial.quote}”`}
      </blockquote>
      <figcaption className={speakerClassName}>
        {portrait ? (
          <img
            src={portrait.src}
            alt={portrait.alt}
            width={192}
            height={192}
            loading="lazy"
            decoding="async"
            className={`object-cover ${squareClasses}`}
          />
        ) : (
          <span
            aria-hidden="true"
            className={`ml-1.5 grid rotate-12 place-items-center border-2 border-meeting bg-meeting sm:ml-2 print:bg-transparent ${squareClasses} ${getSurfaceClasses(industry)}`}
          >
            <span className="-rotate-12 font-bold font-display text-[1.375rem] text-on-meeting sm:text-[2.125rem] print:text-ink forced-colors:text-ink">
              {initials}
            </span>
          </span>
        )}
        <div>
          <p className="font-semibold">{name}</p>
          <p className="text-ink-muted text-small">{role}</p>
        </div>
      </figcaption>
    </figure>
  );
}
