import type { ReactNode } from 'react';
import type { LoadedCallHost } from '../../data/people';
import type { Link } from '../../lib/routes';
import { ButtonLink } from '../../ui/Button';

export interface CallToActionBodyProps {
  intro: string;
  bookingLink: Link;
  secondaryLink?: Link;
  /** What the call is. */
  note: string;
  /** Whom the visitor will talk to. */
  callHost?: LoadedCallHost;
  /** Stands beside the words about the host. */
  children?: ReactNode;
}

/** Lets both buttons fit in one row, also beside a calendar. */
const buttonClasses = 'max-lg:px-4';

export function CallToActionBody(props: CallToActionBodyProps) {
  const { intro, bookingLink, secondaryLink, note, callHost, children } = props;
  return (
    <>
      <p className="max-w-text text-ink-muted text-large">{intro}</p>
      <div className="mt-6 flex flex-wrap gap-3 lg:mt-10">
        <ButtonLink link={bookingLink} className={buttonClasses} />
        {secondaryLink && (
          <ButtonLink link={secondaryLink} variant="outline" className={buttonClasses} />
        )}
      </div>
      {callHost && (
        <div className="mt-6 flex flex-wrap gap-4 sm:items-center">
          {children}
          <div className="max-w-text flex-[1_1_10rem] text-small">
            <p className="mb-1 font-semibold text-[1rem] sm:text-body">{callHost.sentence}</p>
            <p className="text-ink-muted">{note}</p>
          </div>
        </div>
      )}
      {!callHost && <p className="mt-4 max-w-text text-small text-ink-muted">{note}</p>}
    </>
  );
}
