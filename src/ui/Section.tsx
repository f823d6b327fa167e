import type { ReactNode } from 'react';
import { Container } from './Container';

export interface SectionProps {
  id?: string;
  labelledBy: string;
  surface: 'paper' | 'quiet' | 'pine' | 'accent';
  className?: string;
  children: ReactNode;
}

const surfaces = {
  paper: 'surface-paper',
  quiet: 'surface-quiet',
  pine: 'surface-pine',
  accent: 'surface-accent',
} as const;

export function Section({ id, labelledBy, surface, className = '', children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`py-section print:py-6 ${surfaces[surface]} ${className}`}
    >
      <Container>{children}</Container>
    </section>
  );
}
