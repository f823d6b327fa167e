import type { ReactNode } from 'react';
import { Heading } from './Heading';

export interface SectionIntroProps {
  headingId: string;
  title: string;
  layout?: keyof typeof layouts;
  children?: ReactNode;
}

const layouts = {
  split: {
    box: 'lg:grid lg:grid-cols-12 lg:items-start lg:gap-x-8',
    title: 'lg:col-span-7',
    lead: 'lg:col-span-5 max-lg:mt-3',
  },
  stacked: { box: '', title: '', lead: 'mt-3 lg:mt-5' },
} as const;

/** The heading and lead of a section: side by side over full-width content, else stacked. */
export function SectionIntro({ headingId, title, layout = 'split', children }: SectionIntroProps) {
  const classes = layouts[layout];
  return (
    <div
      className={`print:break-after-avoid print:break-inside-avoid mb-6 lg:mb-10 ${classes.box}`}
    >
      <Heading level={2} size="heading" id={headingId} className={classes.title}>
        {title}
      </Heading>
      {children && (
        <div className={`max-w-[44rem] text-ink-2 text-lead ${classes.lead}`}>{children}</div>
      )}
    </div>
  );
}
