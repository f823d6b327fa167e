import { type ReactNode, useId } from 'react';
import { Heading } from './Heading';

interface SectionProps {
  id?: string;
  title: string;
  intro?: string;
  /** Below the intro; in wide windows at the right edge, on its line. */
  actions?: ReactNode;
  isFullWidth?: boolean;
  headerClassName?: string;
  className?: string;
  children?: ReactNode;
}

export function Section(props: SectionProps) {
  const { id, title, intro, actions, isFullWidth, className = '', children } = props;
  const besideActions = actions ? 'flex flex-wrap items-end justify-between gap-x-8 gap-y-4' : '';
  const { headerClassName = `mb-4 lg:mb-10 ${besideActions}` } = props;
  const headingId = useId();
  const header = (
    <>
      <Heading level={2} id={headingId}>
        {title}
      </Heading>
      {intro && (
        <p className="mt-2 max-w-176 text-balance text-ink-muted max-sm:leading-snug sm:text-large lg:mt-3">
          {intro}
        </p>
      )}
    </>
  );
  return (
    <section id={id} aria-labelledby={headingId} className={`py-section ${className}`}>
      <div className={`page-width break-inside-avoid break-after-avoid ${headerClassName}`}>
        {actions ? (
          <>
            <div>{header}</div>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-1">{actions}</div>
          </>
        ) : (
          header
        )}
      </div>
      {isFullWidth ? children : <div className="page-width">{children}</div>}
    </section>
  );
}
