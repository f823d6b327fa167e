import type { TestimonialWithPortrait } from '../data/people';
import { InitialsTile } from './InitialsTile';
import { PortraitImage } from './PortraitImage';

/** Classes of its parts. */
export interface QuoteLayout {
  /** Shows the large version of a drawn portrait. */
  isLarge: boolean;
  figure: string;
  quote: string;
  portrait: string;
  image: string;
  /** Attribute `sizes` of a photograph. */
  sizes: string;
  /** Initials in place of a portrait, and on the small tile at its corner. */
  initials: string;
  tile: string;
  caption: string;
  person: string;
}

interface TestimonialQuoteProps {
  testimonial: TestimonialWithPortrait;
  layout: QuoteLayout;
}

/** Shows the initials on a tile or, if there is a portrait, on a small tile at its corner. */
function PortraitOrInitials({ testimonial, layout }: TestimonialQuoteProps) {
  const { initials, industry, portrait } = testimonial;
  const tile = { initials, industry };
  return (
    <span className={`relative mr-3 block ${layout.portrait}`}>
      {portrait ? (
        <>
          <PortraitImage
            portrait={{
              ...portrait,
              src: (layout.isLarge && portrait.largeSrc) || portrait.src,
            }}
            size={120}
            sizes={layout.sizes}
            className={`size-full ${layout.image}`}
          />
          <InitialsTile
            {...tile}
            className={`absolute -right-3 -bottom-1 rounded-small border-2 ${layout.tile}`}
          />
        </>
      ) : (
        // Smaller than a portrait, because it is tilted.
        <InitialsTile {...tile} className={`m-[9%] size-[82%] ${layout.initials}`} />
      )}
    </span>
  );
}

/** Hangs the opening quotation mark left of the text. */
export const Quotation = ({ children, className }: { children: string; className: string }) => (
  <blockquote className={`relative ${className}`}>
    <span className="absolute right-full">“</span>
    {`${children}”`}
  </blockquote>
);

export const NameAndRole = ({ name, role }: Pick<TestimonialWithPortrait, 'name' | 'role'>) => (
  <>
    <p className="font-semibold">{name}</p>
    <p className="text-ink-muted text-small">{role}</p>
  </>
);

export function TestimonialQuote({ testimonial, layout }: TestimonialQuoteProps) {
  return (
    <figure className={layout.figure}>
      <Quotation className={layout.quote}>{testimonial.quote}</Quotation>
      <figcaption className={`mt-3 flex flex-wrap items-center gap-x-4 gap-y-3 ${layout.caption}`}>
        <PortraitOrInitials testimonial={testimonial} layout={layout} />
        <div className={`flex-[1_1_8rem] ${layout.person}`}>
          <NameAndRole {...testimonial} />
        </div>
      </figcaption>
    </figure>
  );
}
