import { useId } from 'react';
import type { Link } from '../../lib/routes';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';

export interface ActionsProps {
  intro: string;
  bookingLink: Link;
  secondaryLink?: Link;
  note?: string;
}

/** Lets both buttons fit in one row, also beside a calendar. */
const buttonClasses = 'max-lg:px-4';

export function Actions({ intro, bookingLink, secondaryLink, note }: ActionsProps) {
  return (
    <>
      <p className="max-w-text text-ink-muted text-large">{intro}</p>
      <div className="mt-6 flex flex-wrap gap-3 lg:mt-10">
        <ButtonLink link={bookingLink} className={buttonClasses} />
        {secondaryLink && (
          <ButtonLink link={secondaryLink} variant="outline" className={buttonClasses} />
        )}
      </div>
      {note && <p className="mt-4 max-w-text text-fine text-ink-muted print:hidden">{note}</p>}
    </>
  );
}

interface CallToActionProps extends Omit<ActionsProps, 'intro'> {
  /** 1 at the top of a page, 2 at its end. */
  level: 1 | 2;
  surface: 'surface-pine' | 'surface-accent';
  copy: { title: string; intro: string };
}

export function CallToAction({ level, surface, copy, ...links }: CallToActionProps) {
  const headingId = useId();
  const padding = level === 1 ? 'py-10 lg:py-16' : 'py-section print:hidden';
  return (
    <section aria-labelledby={headingId} className={`overflow-clip ${padding} ${surface}`}>
      <div className="page-width grid gap-y-3 lg:page-grid">
        <div className="@container lg:col-span-6">
          <Heading level={level} size="call" id={headingId}>
            {copy.title}
          </Heading>
        </div>
        <div className="lg:col-span-6">
          <Actions {...links} intro={copy.intro} />
        </div>
      </div>
    </section>
  );
}
