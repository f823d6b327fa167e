import type { TestimonialWithPortrait } from '../data/pictures';
import { getSurfaceClasses } from '../styles/industry-surfaces';

const largeQuoteClasses =
  'col-span-2 text-balance font-bold font-display text-subheading lg:col-[3/-1]';

const large = {
  figure:
    'grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 lg:page-grid lg:gap-y-4 lg:grid-rows-[auto_1fr] lg:items-start',
  quote: `${largeQuoteClasses} lg:text-figure lg:leading-tight`,
  portrait: 'size-24 lg:col-span-2 lg:row-[1/span_2] lg:size-30',
  initials: 'text-figure',
  tile: 'size-10 text-small',
};

const variants = {
  large,
  headline: { ...large, quote: `${largeQuoteClasses} md:text-heading` },
  small: {
    figure:
      'grid grid-cols-[auto_1fr] grid-rows-[1fr_auto] items-center gap-x-4 gap-y-3 lg:gap-y-4',
    quote: 'col-span-2 md:text-large',
    portrait: 'size-18',
    initials: 'text-large',
    tile: 'size-8 text-fine',
  },
};

interface TestimonialQuoteProps {
  testimonial: TestimonialWithPortrait;
  variant: keyof typeof variants;
  className?: string;
}

const tileClasses =
  'grid rotate-12 place-items-center border-2 border-meeting font-bold font-display not-full-color:bg-paper not-full-color:text-ink';

/** Shows the initials on a tile or, if there is a portrait, on a small tile at its corner. */
function Portrait({ testimonial, variant }: Omit<TestimonialQuoteProps, 'className'>) {
  const { initials, industry, portrait } = testimonial;
  const { portrait: sizeClasses, initials: textClasses, tile } = variants[variant];
  const surface = getSurfaceClasses(industry);
  if (!portrait) {
    return (
      <span
        aria-hidden="true"
        className={`m-2 rounded-card bg-meeting text-on-meeting ${sizeClasses} ${tileClasses} ${textClasses} ${surface}`}
      >
        <span className="-rotate-12">{initials}</span>
      </span>
    );
  }
  return (
    <span className={`relative mr-3 block ${sizeClasses}`}>
      <img
        src={portrait.src}
        alt={portrait.alt}
        width={120}
        height={120}
        loading="lazy"
        decoding="async"
        className="size-full rounded-card object-cover"
      />
      <span
        aria-hidden="true"
        // Letters this small need more contrast than `text-on-meeting` has.
        className={`absolute -right-3 -bottom-1 rounded-small text-ink ${tile} ${tileClasses} ${surface}`}
      >
        {initials}
      </span>
    </span>
  );
}

/** Hangs the opening quotation mark left of the text. */
export function TestimonialQuote({ testimonial, variant, className = '' }: TestimonialQuoteProps) {
  const { name, role, quote } = testimonial;
  return (
    <figure className={`${variants[variant].figure} ${className}`}>
      <blockquote className={`relative ${variants[variant].quote}`}>
        <span className="absolute right-full">“</span>
        {`${quote}”`}
      </blockquote>
      <figcaption className="contents">
        <Portrait testimonial={testimonial} variant={variant} />
        <div className={variant === 'small' ? '' : 'lg:col-[3/-1]'}>
          <p className="font-semibold">{name}</p>
          <p className="text-ink-muted text-small">{role}</p>
        </div>
      </figcaption>
    </figure>
  );
}
