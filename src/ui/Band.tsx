import type { ReactNode } from 'react';
import { Container } from './Container';

export interface BandProps {
  /** The anchor of the band, where it has one. */
  id?: string;
  /** The id of the heading that names the band. */
  labelledBy: string;
  ground: 'paper' | 'quiet' | 'pine' | 'lime';
  className?: string;
  children: ReactNode;
}

const grounds = {
  paper: 'ground-paper',
  quiet: 'ground-quiet',
  pine: 'ground-pine',
  lime: 'ground-lime',
} as const;

/** A full-width section of a page with its ground, its air and its name. */
export function Band({ id, labelledBy, ground, className = '', children }: BandProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`py-16 lg:py-26 print:py-6 ${grounds[ground]} ${className}`}
    >
      <Container className="rise">{children}</Container>
    </section>
  );
}
