import type { ReactNode } from 'react';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import { Section } from '../../ui/Section';

interface CalculatorSectionProps {
  copy: Pick<CalculatorCopy, 'title' | 'intro'>;
  /** The calculator, which the page hydrates. */
  children: ReactNode;
}

export const CalculatorSection = ({ copy, children }: CalculatorSectionProps) => (
  <Section title={copy.title} intro={copy.intro} className="surface-lime max-md:pb-0">
    {children}
  </Section>
);
