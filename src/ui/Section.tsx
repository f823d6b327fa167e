import { type ReactNode, useId } from 'react';
import { Heading } from './Heading';

interface SectionProps {
  id?: string;
  title: string;
  intro: string;
  belowIntro?: ReactNode;
  isFullWidth?: boolean;
  headClassName?: string;
  className?: string;
  children?: ReactNode;
}

const introClasses = 'col-span-6 mt-2 text-ink-muted text-large lg:mt-0';

export function Section(props: SectionProps) {
  const { id, title, intro, belowIntro, isFullWidth, children } = props;
  const { className = '', headClassName = 'mb-4 lg:page-grid lg:mb-10' } = props;
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={`py-section ${className}`}>
      <div className={`page-width break-inside-avoid break-after-avoid ${headClassName}`}>
        <Heading level={2} id={headingId} className="col-span-6">
          {title}
        </Heading>
        {belowIntro ? (
          <div className={introClasses}>
            <p>{intro}</p>
            {belowIntro}
          </div>
        ) : (
          <p className={introClasses}>{intro}</p>
        )}
      </div>
      {isFullWidth ? children : <div className="page-width">{children}</div>}
    </section>
  );
}
