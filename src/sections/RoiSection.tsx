import { type ReactNode, useId } from 'react';
import { Section } from '../ui/Section';
import { SectionIntro } from '../ui/SectionIntro';

export interface RoiSectionProps {
  title: string;
  lead: string;
  /** The calculator itself. */
  children: ReactNode;
}

/** The band around the calculator. It has no anchor by specification. */
export function RoiSection({ title, lead, children }: RoiSectionProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} surface="quiet">
      <SectionIntro headingId={headingId} title={title} evidence="beside">
        <p>{lead}</p>
      </SectionIntro>
      {children}
    </Section>
  );
}
