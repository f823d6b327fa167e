import type { LoadedTestimonial } from '../../data/people';
import { Heading } from '../../ui/Heading';
import { InitialsTile } from '../../ui/InitialsTile';
import { PortraitImage } from '../../ui/PortraitImage';
import { NameAndRole, Quotation } from '../../ui/TestimonialQuote';

interface FeaturedTestimonialProps {
  testimonial: LoadedTestimonial;
  title: string;
  headingId: string;
}

/** Longer quotes do not fit beside a portrait in large type. */
const MAX_LARGE_QUOTE_LENGTH = 150;

const abovePhoneTextClasses = 'aspect-3/2 max-md:-mx-(--gutter)';
const besideTextClasses = 'md:col-[1/6] md:row-[1/4] md:aspect-square md:self-start';

/** A large drawing continues to the left edge of the window. Any other portrait is a square on the grid. */
function LargePortrait({ testimonial }: Pick<FeaturedTestimonialProps, 'testimonial'>) {
  const { portrait, initials, industry } = testimonial;
  if (!portrait) return null;
  const { largeSrc } = portrait;
  return (
    <span
      className={`relative order-first block ${abovePhoneTextClasses} ${besideTextClasses} ${largeSrc ? 'md:-ml-(--gutter)' : ''}`}
    >
      <PortraitImage
        portrait={largeSrc ? { ...portrait, src: largeSrc } : portrait}
        size={520}
        sizes="(min-width: 100rem) 39rem, (min-width: 48rem) 39vw, 100vw"
        className={`absolute top-0 right-0 h-full w-full max-w-none object-[50%_25%] ${largeSrc ? 'md:w-[calc(50%+50cqi)] md:object-fill' : ''}`}
      />
      <InitialsTile
        initials={initials}
        industry={industry}
        className="absolute -right-[13px] bottom-[40px] size-[52px] rounded-small border-2 text-[18px] max-md:right-[24px] max-md:-bottom-[16px]"
      />
    </span>
  );
}

/** Shows the section's heading and a quote beside a portrait as high as the section. */
export function FeaturedTestimonial({ testimonial, title, headingId }: FeaturedTestimonialProps) {
  const { quote, portrait, initials, industry } = testimonial;
  const columns = portrait ? 'md:col-[6/-1] lg:col-[7/-1]' : 'md:col-[1/11]';
  const size =
    quote.length > MAX_LARGE_QUOTE_LENGTH
      ? 'text-[clamp(1.5rem,0.9rem+1.5vw,2.75rem)]'
      : 'text-[clamp(1.75rem,0.9rem+2.5vw,4rem)]';
  return (
    <div className="page-width flex flex-col md:page-grid md:grid-rows-[auto_1fr_auto]">
      <Heading
        level={2}
        id={headingId}
        className={`pt-section ${columns} ${portrait ? 'max-md:pt-8' : ''}`}
      >
        {title}
      </Heading>
      <figure className="contents">
        <Quotation
          className={`mt-4 self-end text-balance font-display text-accent leading-[1.08] md:row-start-2 md:mt-10 ${size} ${columns}`}
        >
          {quote}
        </Quotation>
        <figcaption className="contents">
          <LargePortrait testimonial={testimonial} />
          <div
            className={`mt-4 flex items-center gap-4 pb-4 md:row-start-3 md:mt-6 md:pb-10 ${columns}`}
          >
            {!portrait && (
              <InitialsTile
                initials={initials}
                industry={industry}
                className="m-2 size-16 shrink-0 rounded-card border-3 text-large"
              />
            )}
            <div>
              <NameAndRole {...testimonial} />
            </div>
          </div>
        </figcaption>
      </figure>
    </div>
  );
}
