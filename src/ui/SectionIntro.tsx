import type { ReactNode } from 'react';
import { Heading } from './Heading';

export interface SectionIntroProps {
  headingId: string;
  title: string;
  /** Where the section shows what the heading says. */
  evidence?: keyof typeof layouts;
  /** What leads into it. */
  children?: ReactNode;
}

const layouts = {
  below: {
    box: 'lg:grid lg:grid-cols-12 lg:items-start lg:gap-x-8',
    title: 'lg:col-span-7',
    lead: 'lg:col-span-5 max-lg:mt-4',
  },
  beside: { box: '', title: '', lead: 'mt-5' },
} as const;

/**
 * The head of a section, of two kinds. Where the evidence spans the page below it, heading and lead
 * share the width and start on one line. Where the evidence is in
 * columns of its own, as questions and calculator are, the lead stands below the heading.
 */
export function SectionIntro({
  headingId,
  title,
  evidence = 'below',
  children,
}: SectionIntroProps) {
  const layout = layouts[evidence];
  return (
    <div className={`mb-8 lg:mb-12 ${layout.box}`}>
      <Heading level={2} size="heading" id={headingId} className={layout.title}>
        {title}
      </Heading>
      {children && (
        <div className={`max-w-[44rem] text-ink-2 text-lead ${layout.lead}`}>{children}</div>
      )}
    </div>
  );
}
