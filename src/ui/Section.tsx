import { type ReactNode, useId } from 'react';
import { Heading } from './Heading';

export interface SectionIntroProps {
  headingId: string;
  title: string;
  lead: string;
  more?: ReactNode;
}

export function SectionIntro({ headingId, title, lead, more }: SectionIntroProps) {
  return (
    <div className="page-width mb-4 gap-x-8 lg:mb-10 lg:grid lg:grid-cols-2 xl:grid-cols-[7fr_5fr] print:break-after-avoid print:break-inside-avoid">
      <Heading level={2} size="heading" id={headingId}>
        {title}
      </Heading>
      <div className="mt-2 max-w-[44rem] text-ink-2 text-lead lg:mt-0">
        <p>{lead}</p>
        {more}
      </div>
    </div>
  );
}

export interface SectionProps extends Omit<SectionIntroProps, 'headingId'> {
  id?: string;
  className?: string;
  children?: ReactNode;
}

export function Section({ id, className = '', children, ...intro }: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`py-section print:pt-6 print:pb-0 ${className}`}
    >
      <SectionIntro headingId={headingId} {...intro} />
      <div className="page-width">{children}</div>
    </section>
  );
}
