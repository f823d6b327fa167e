import type { LoadedTestimonial } from '../data/people';
import { PortraitImage } from './PortraitImage';

interface TestimonialFigureProps {
  testimonial: LoadedTestimonial;
  className: string;
  quoteClassName: string;
  portraitClassName: string;
  /** Of the portrait, in pixels. */
  size: number;
  /** Attribute `sizes` of a photograph. */
  sizes: string;
}

/** Hangs the opening quotation mark left of the text, except on phones. */
export function TestimonialFigure(props: TestimonialFigureProps) {
  const { testimonial, className, quoteClassName, portraitClassName, size, sizes } = props;
  const { quote, portrait, initials, name, role } = testimonial;
  return (
    <figure className={className}>
      <blockquote className={quoteClassName}>
        <span className="sm:-ml-[0.36em]">“</span>
        {/* Keeps the last two words together: not every browser does it with `text-wrap: pretty`. */}
        {`${quote.replace(/ (?=\S+$)/, '\u00a0')}”`}
      </blockquote>
      {portrait && (
        <PortraitImage
          portrait={portrait}
          size={size}
          sizes={sizes}
          className={portraitClassName}
        />
      )}
      <figcaption>
        <p className="font-semibold">
          <bdi className="mr-1 text-ink-muted text-small tracking-wider">{initials}</bdi> {name}
        </p>
        <p className="text-ink-muted text-small">{role}</p>
      </figcaption>
    </figure>
  );
}
