import type { ReactNode } from 'react';
import { Container } from './Container';

export interface SectionProps {
  id?: string;
  labelledBy: string;
  surface: 'paper' | 'quiet' | 'pine' | 'accent';
  spacing?: keyof typeof spacings;
  className?: string;
  children: ReactNode;
}

const surfaces = {
  paper: 'surface-paper',
  quiet: 'surface-quiet',
  pine: 'surface-pine',
  accent: 'surface-accent',
} as const;

const spacings = {
  wide: 'py-14 lg:py-28',
  even: 'py-12 lg:py-22',
  close: 'py-11 lg:py-16',
} as const;

export function Section({
  id,
  labelledBy,
  surface,
  spacing = 'even',
  className = '',
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`${spacings[spacing]} print:py-6 ${surfaces[surface]} ${className}`}
    >
      <Container>{children}</Container>
    </section>
  );
}
