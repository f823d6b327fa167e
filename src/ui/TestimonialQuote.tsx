import type { TestimonialWithPortrait } from '../data/people';
import { InitialsTile } from './InitialsTile';
import { PortraitImage } from './PortraitImage';

const variants = {
  large: {
    figure: 'lg:page-grid lg:gap-y-4 lg:grid-rows-[auto_1fr]',
    quote:
      'text-balance font-display text-subheading lg:col-[5/-1] lg:text-[clamp(2rem,0.6rem+2.5vw,3.5rem)] lg:leading-[1.15]',
    portrait: 'size-24 lg:col-span-3 lg:row-[1/span_2] lg:mr-0 lg:size-auto lg:self-end',
    sizes: '(min-width: 100rem) 23rem, (min-width: 64rem) 23vw, 6rem',
    image: 'rounded-card lg:aspect-square lg:h-auto lg:rounded-b-none',
    initials: 'rounded-card border-4 text-figure lg:m-2 lg:mb-6 lg:size-30',
    tile: 'size-[40px] text-[15px] lg:bottom-6 lg:size-[52px] lg:text-[18px]',
    caption: 'lg:contents',
    person: 'lg:col-[5/-1] lg:pb-6',
  },
  small: {
    figure: 'flex flex-col gap-y-3 md:grid md:grid-cols-subgrid md:grid-rows-[1fr_auto]',
    quote: 'text-compact md:col-[4/-1] md:text-large md:leading-[1.25] lg:col-[3/-1]',
    portrait:
      'size-18 md:col-span-3 md:row-[1/span_2] md:mr-0 md:aspect-square md:size-auto md:self-start lg:col-span-2',
    sizes: '(min-width: 48rem) 11rem, 4.5rem',
    image: 'md:absolute',
    initials: 'rounded-card border-3 text-large md:text-figure',
    tile: 'size-[32px] text-[14px] md:bottom-4',
    caption: 'mt-0! max-md:order-first md:contents',
    person: 'md:col-[4/-1] lg:col-[3/-1]',
  },
};

interface TestimonialQuoteProps {
  testimonial: TestimonialWithPortrait;
  variant: keyof typeof variants;
  className: string;
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
            portrait={{
              ...portrait,
              src: (variant === 'large' && portrait.largeSrc) || portrait.src,
            }}
            size={120}
            sizes={classes.sizes}
            className={`size-full ${classes.image}`}
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

export function TestimonialQuote({ testimonial, variant, className }: TestimonialQuoteProps) {
  const classes = variants[variant];
  return (
    <figure className={`${classes.figure} ${className}`}>
      <Quotation className={classes.quote}>{testimonial.quote}</Quotation>
      <figcaption className={`mt-3 flex flex-wrap items-center gap-x-4 gap-y-3 ${classes.caption}`}>
        <PortraitOrInitials testimonial={testimonial} variant={variant} />
        <div className={`flex-[1_1_8rem] ${classes.person}`}>
          <NameAndRole {...testimonial} />
        </div>
      </figcaption>
    </figure>
  );
}
