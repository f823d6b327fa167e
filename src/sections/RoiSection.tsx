import { type ReactNode, useId } from 'react';
import { Section } from '../ui/Section';
import { SectionIntro } from '../ui/SectionIntro';

export interface RoiSectionProps {
  title: string;
  lead: string;
  children: ReactNode;
}

export function RoiSection({ title, lead, children }: RoiSectionProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} surface="quiet">
      <SectionIntro headingId={headingId} title={title} layout="stacked">
        <p>{lead}</p>
      </SectionIntro>
      {children}
    </Section>
  );
}
