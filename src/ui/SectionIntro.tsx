import type { ReactNode } from 'react';
import { Heading } from './Heading';

export interface SectionIntroProps {
  headingId: string;
  title: string;
  /** Stands to the right of the heading on wide screens, on its last line. */
  children?: ReactNode;
}

/** Heading left, text right: how a band that spreads its evidence below begins. */
export function SectionIntro({ headingId, title, children }: SectionIntroProps) {
  return (
    <div className="mb-10 grid gap-x-8 gap-y-5 lg:mb-14 lg:grid-cols-12 lg:items-end">
      <Heading level={2} size="heading" id={headingId} className="lg:col-span-6">
        {title}
      </Heading>
      {children && (
        <div className="text-lead text-ink-2 lg:col-span-6 lg:col-start-7">{children}</div>
      )}
    </div>
  );
}
