import { type ReactNode, useId } from 'react';
import { Container } from './Container';
import { Heading } from './Heading';

const surfaces = {
  paper: '',
  quiet: 'bg-paper-2 print:bg-transparent',
  pine: 'surface-pine',
  lime: 'surface-lime',
} as const;

export interface SectionProps {
  id?: string;
  labelledBy: string;
  surface: keyof typeof surfaces;
  className?: string;
  children?: ReactNode;
}

export function Section({ id, labelledBy, surface, className = '', children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`py-section print:pt-6 print:pb-0 ${surfaces[surface]} ${className}`}
    >
      <Container>{children}</Container>
    </section>
  );
}

export interface SectionIntroProps {
  headingId: string;
  title: string;
  lead: string;
  more?: ReactNode;
}

export function SectionIntro({ headingId, title, lead, more }: SectionIntroProps) {
  return (
    <div className="mb-4 gap-x-8 lg:mb-10 lg:grid lg:grid-cols-2 xl:grid-cols-[7fr_5fr] print:break-after-avoid print:break-inside-avoid">
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

export function TitledSection(
  props: Omit<SectionProps & SectionIntroProps, 'labelledBy' | 'headingId'>,
) {
  const { title, lead, more, children, ...section } = props;
  const headingId = useId();
  return (
    <Section {...section} labelledBy={headingId}>
      <SectionIntro headingId={headingId} title={title} lead={lead} more={more} />
      {children}
    </Section>
  );
}
