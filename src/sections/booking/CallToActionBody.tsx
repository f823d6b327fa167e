import type { Link } from '../../lib/routes';
import { ButtonLink } from '../../ui/Button';

export interface CallToActionBodyProps {
  intro: string;
  bookingLink: Link;
  secondaryLink?: Link;
  note?: string;
}

/** Lets both buttons fit in one row, also beside a calendar. */
const buttonClasses = 'max-lg:px-4';

export function CallToActionBody({
  intro,
  bookingLink,
  secondaryLink,
  note,
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
      {note && <p className="mt-4 max-w-text text-fine text-ink-muted print:hidden">{note}</p>}
    </>
  );
}
