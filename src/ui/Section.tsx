import { type ReactNode, useId } from 'react';
import { Heading } from './Heading';

interface SectionProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** Sets a heading and what follows it as wide as the page. */
export function Section({ id, title, className = '', children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={`py-section ${className}`}>
      <div className="page-width">
        <Heading level={2} id={headingId} className="mb-4 lg:mb-8">
          {title}
        </Heading>
        {children}
      </div>
    </section>
  );
}
