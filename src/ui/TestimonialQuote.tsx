import type { LoadedTestimonial } from '../data/people';
import { InitialsTile } from './InitialsTile';
import { PortraitImage } from './PortraitImage';

/** Classes of the `<figure>` and its parts. */
export interface QuoteClasses {
  root: string;
  quote: string;
  portrait: string;
  image: string;
  /** Initials in place of a portrait, and on the small tile at its corner. */
  initials: string;
  tile: string;
  caption: string;
  person: string;
}

interface TestimonialQuoteProps {
  testimonial: LoadedTestimonial;
  /** Shows the large version of a drawn portrait. */
  isLarge?: boolean;
  /** Attribute `sizes` of a photograph. */
  sizes: string;
  classes: QuoteClasses;
}

/** Shows the initials on a tile or, if there is a portrait, on a small tile at its corner. */
function Avatar({ testimonial, isLarge, sizes, classes }: TestimonialQuoteProps) {
  const { initials, industry, portrait } = testimonial;
  const tileProps = { initials, industry };
  return (
    <span className={`relative mr-3 block ${classes.portrait}`}>
      {portrait ? (
        <>
          <PortraitImage
            portrait={{
              ...portrait,
              src: (isLarge && portrait.largeSrc) || portrait.src,
            }}
            size={120}
            sizes={sizes}
            className={`size-full ${classes.image}`}
          />
          <InitialsTile
            {...tileProps}
            className={`absolute -right-3 -bottom-1 rounded-small border-2 ${classes.tile}`}
          />
        </>
      ) : (
        // Smaller than a portrait, because it is tilted.
        <InitialsTile {...tileProps} className={`m-[9%] size-[82%] ${classes.initials}`} />
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

export const NameAndRole = ({ name, role }: Pick<LoadedTestimonial, 'name' | 'role'>) => (
  <>
    <p className="font-semibold">{name}</p>
    <p className="text-ink-muted text-small">{role}</p>
  </>
);

export function TestimonialQuote(props: TestimonialQuoteProps) {
  const { testimonial, classes } = props;
  return (
    <figure className={classes.root}>
      <Quotation className={classes.quote}>{testimonial.quote}</Quotation>
      <figcaption className={`mt-3 flex flex-wrap items-center gap-x-4 gap-y-3 ${classes.caption}`}>
        <Avatar {...props} />
        <div className={`flex-[1_1_8rem] ${classes.person}`}>
          <NameAndRole {...testimonial} />
        </div>
      </figcaption>
    </figure>
  );
}
