import type { TestimonialWithPortrait } from '../data/people';
import { InitialsTile } from './InitialsTile';
import { PortraitImage } from './PortraitImage';

const variants = {
  large: {
    figure: 'lg:page-grid lg:gap-y-4 lg:grid-rows-[auto_1fr] lg:items-start',
    quote:
      'text-balance font-bold font-display text-subheading lg:col-[3/-1] lg:text-figure lg:leading-tight',
    portrait: 'size-24 lg:col-span-2 lg:row-[1/span_2] lg:size-[120px]',
    initials: 'rounded-card border-4 text-figure',
    tile: 'size-[40px] text-[15px]',
    caption: 'lg:contents',
    person: 'lg:col-[3/-1]',
  },
  small: {
    figure: 'flex flex-col',
    quote: 'grow max-sm:text-small max-sm:leading-snug md:text-large',
    portrait: 'size-18',
    initials: 'rounded-card border-3 text-large',
    tile: 'size-[32px] text-[14px]',
    caption: 'lg:mt-4',
    person: '',
  },
};

interface TestimonialQuoteProps {
  testimonial: TestimonialWithPortrait;
  variant: keyof typeof variants;
  className?: string;
}

/** Shows the initials on a tile or, if there is a portrait, on a small tile at its corner. */
function PortraitOrInitials({ testimonial, variant }: Omit<TestimonialQuoteProps, 'className'>) {
  const { initials, industry, portrait } = testimonial;
  const classes = variants[variant];
  const tile = { initials, industry };
  return (
    <span className={`relative mr-3 block ${classes.portrait}`}>
      {portrait ? (
        <>
          <PortraitImage
            portrait={portrait}
            size={120}
            sizes="7.5rem"
            className="size-full rounded-card"
          />
          <InitialsTile
            {...tile}
            className={`absolute -right-3 -bottom-1 rounded-small border-2 ${classes.tile}`}
          />
        </>
      ) : (
        // Smaller than a portrait, because it is tilted.
        <InitialsTile {...tile} className={`m-[9%] size-[82%] ${classes.initials}`} />
      )}
    </span>
  );
}

/** Hangs the opening quotation mark left of the text. */
export function TestimonialQuote({ testimonial, variant, className = '' }: TestimonialQuoteProps) {
  const { name, role, quote } = testimonial;
  const classes = variants[variant];
  return (
    <figure className={`${classes.figure} ${className}`}>
      <blockquote className={`relative ${classes.quote}`}>
        <span className="absolute right-full">“</span>
        {`${quote}”`}
      </blockquote>
      <figcaption className={`mt-3 flex flex-wrap items-center gap-x-4 gap-y-3 ${classes.caption}`}>
        <PortraitOrInitials testimonial={testimonial} variant={variant} />
        <div className={`flex-[1_1_8rem] ${classes.person}`}>
          <p className="font-semibold">{name}</p>
          <p className="text-ink-muted text-small">{role}</p>
        </div>
      </figcaption>
    </figure>
  );
}
