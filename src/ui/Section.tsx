import type { ReactNode } from 'react';
import { Container } from './Container';

export interface SectionProps {
  /** The anchor of the band, where it has one. */
  id?: string;
  /** The id of the heading that names the band. */
  labelledBy: string;
  surface: 'paper' | 'quiet' | 'pine' | 'accent';
  /** How much air: more around what is huge, less around what is dense or nearly silent. */
  air?: keyof typeof airs;
  className?: string;
  children: ReactNode;
}

const surfaces = {
  paper: 'surface-paper',
  quiet: 'surface-quiet',
  pine: 'surface-pine',
  accent: 'surface-accent',
} as const;

const airs = {
  wide: 'py-14 lg:py-28',
  even: 'py-12 lg:py-22',
  close: 'py-11 lg:py-16',
} as const;

/** A full-width section of a page with its surface, its air and its name. */
export function Section({
  id,
  labelledBy,
  surface,
  air = 'even',
  className = '',
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`${airs[air]} print:py-6 ${surfaces[surface]} ${className}`}
    >
      <Container>{children}</Container>
    </section>
  );
}
