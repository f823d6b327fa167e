import type { ReactNode } from 'react';
import { Container } from './Container';

export interface SectionProps {
  /** The anchor of the band, where it has one. */
  id?: string;
  /** The id of the heading that names the band. */
  labelledBy: string;
  surface: 'paper' | 'quiet' | 'pine' | 'lime';
  className?: string;
  children: ReactNode;
}

const surfaces = {
  paper: 'surface-paper',
  quiet: 'surface-quiet',
  pine: 'surface-pine',
  lime: 'surface-lime',
} as const;

/** A full-width section of a page with its surface, its air and its name. */
export function Section({ id, labelledBy, surface, className = '', children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`py-16 lg:py-26 print:py-6 ${surfaces[surface]} ${className}`}
    >
      <Container className="rise">{children}</Container>
    </section>
  );
}
