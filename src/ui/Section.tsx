import { type ReactNode, useId } from 'react';
import { Heading } from './Heading';

interface SectionProps {
  id?: string;
  title: string;
  intro: string;
  /** Below the intro; in wide windows at the right edge, on its line. */
  controls?: ReactNode;
  isFullWidth?: boolean;
  headClassName?: string;
  className?: string;
  children?: ReactNode;
}

const defaultHeadClasses = 'mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 lg:mb-10';

export function Section(props: SectionProps) {
  const { id, title, intro, controls, isFullWidth, children } = props;
  const { className = '', headClassName = defaultHeadClasses } = props;
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={`py-section ${className}`}>
      <div className={`page-width break-inside-avoid break-after-avoid ${headClassName}`}>
        <div>
          <Heading level={2} id={headingId}>
            {title}
          </Heading>
          <p className="mt-2 max-w-176 text-balance text-ink-muted max-sm:leading-snug sm:text-large lg:mt-3">
            {intro}
          </p>
        </div>
        {controls && <div className="flex flex-wrap items-center gap-x-6 gap-y-1">{controls}</div>}
      </div>
      {isFullWidth ? children : <div className="page-width">{children}</div>}
    </section>
  );
}
