import type { ReactNode } from 'react';
import { Container } from './Container';

export interface SectionProps {
  id?: string;
  labelledBy: string;
  surface: keyof typeof surfaces;
  className?: string;
  children: ReactNode;
}

const surfaces = {
  paper: '',
  quiet: 'bg-paper-2 print:bg-transparent',
  pine: 'surface-pine',
} as const;

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
