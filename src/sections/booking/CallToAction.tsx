import { useId } from 'react';
import { Heading } from '../../ui/Heading';
import { CallToActionBody, type CallToActionBodyProps } from './CallToActionBody';

interface CallToActionProps extends Omit<CallToActionBodyProps, 'intro'> {
  /** 1 at the top of a page, 2 at its end. */
  level: 1 | 2;
  surface: 'surface-pine' | 'surface-accent';
  copy: { title: string; intro: string };
}

export function CallToAction({ level, surface, copy, ...links }: CallToActionProps) {
  const headingId = useId();
  const column = level === 1 ? 'lg:col-span-8' : 'lg:col-span-6';
  const padding = level === 1 ? 'py-10 lg:py-16' : 'py-section print:hidden';
  return (
    <section aria-labelledby={headingId} className={`overflow-clip ${padding} ${surface}`}>
      <div className="page-width grid gap-y-3 lg:page-grid">
        <Heading level={level} size="title" id={headingId} className={column}>
          {copy.title}
        </Heading>
        <div className={level === 1 ? 'lg:col-span-full' : column}>
          <CallToActionBody {...links} intro={copy.intro} />
        </div>
      </div>
    </section>
  );
}
