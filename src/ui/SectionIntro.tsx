import type { ReactNode } from 'react';
import { Heading } from './Heading';

export interface SectionIntroProps {
  headingId: string;
  title: string;
  /** Stands below the heading. */
  children?: ReactNode;
}

/**
 * The one of two kinds of section headers whose evidence stands below it, across the page: the
 * heading takes the whole width. A section whose evidence stands beside its heading, as answers
 * and fields do, sets the heading in a narrow column of its own, without this.
 */
export function SectionIntro({ headingId, title, children }: SectionIntroProps) {
  return (
    <div className="mb-10 lg:mb-14">
      <Heading level={2} size="heading" id={headingId}>
        {title}
      </Heading>
      {children && <div className="mt-5 max-w-[44rem] text-ink-2 text-lead">{children}</div>}
    </div>
  );
}
