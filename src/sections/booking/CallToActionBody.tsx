import type { CallHost } from '../../data/people';
import type { Link } from '../../lib/routes';
import { ButtonLink } from '../../ui/Button';
import { CallHostCard } from './CallHostCard';

export interface CallToActionBodyProps {
  intro: string;
  bookingLink: Link;
  secondaryLink?: Link;
  note?: string;
  /** Replaces the note. */
  host?: CallHost;
}

/** Lets both buttons fit in one row, also beside a calendar. */
const buttonClasses = 'max-lg:px-4';

export function CallToActionBody({
  intro,
  bookingLink,
  secondaryLink,
  note,
  host,
}: CallToActionBodyProps) {
  return (
    <>
      <p className="max-w-text text-ink-muted text-large">{intro}</p>
      <div className="mt-6 flex flex-wrap gap-3 lg:mt-10">
        <ButtonLink link={bookingLink} className={buttonClasses} />
        {secondaryLink && (
          <ButtonLink link={secondaryLink} variant="outline" className={buttonClasses} />
        )}
      </div>
      {host && <CallHostCard host={host} />}
      {!host && note && <p className="mt-4 max-w-text text-fine text-ink-muted">{note}</p>}
    </>
  );
}
