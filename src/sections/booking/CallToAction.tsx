import { useId } from 'react';
import { Heading } from '../../ui/Heading';
import { CallToActionBody, type CallToActionBodyProps } from './CallToActionBody';

interface CallToActionProps extends Omit<CallToActionBodyProps, 'intro'> {
  surface: 'surface-pine' | 'surface-accent';
  copy: { title: string; intro: string };
}

/** Closes a page. */
export function CallToAction({ surface, copy, ...links }: CallToActionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={`overflow-clip py-section print:hidden ${surface}`}
    >
      <div className="page-width grid gap-y-3 lg:page-grid">
        <Heading level={2} size="title" id={headingId} className="lg:col-span-6">
          {copy.title}
        </Heading>
        <div className="lg:col-span-6">
          <CallToActionBody {...links} intro={copy.intro} />
        </div>
      </div>
    </section>
  );
}
