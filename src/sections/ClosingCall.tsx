import { useId } from 'react';
import type { Link } from '../lib/links';
import { Band } from '../ui/Band';
import { ButtonLink } from '../ui/ButtonLink';
import { Heading } from '../ui/Heading';

export interface ClosingCallProps {
  title: string;
  lead: string;
  ground: 'pine' | 'lime';
  booking: Link;
  /** A second way on, where there is one. */
  other?: Link;
}

/** The end of a page: one question and what to do about it. */
export function ClosingCall({ title, lead, ground, booking, other }: ClosingCallProps) {
  const headingId = useId();
  return (
    <Band labelledBy={headingId} ground={ground} className="print:hidden">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-8">
          <Heading level={2} size="display" id={headingId}>
            {title}
          </Heading>
          <p className="mt-6 max-w-text text-lead text-ink-2">{lead}</p>
        </div>
        <div className="flex flex-wrap gap-3 lg:col-span-4 lg:justify-end">
          <ButtonLink href={booking.href} look="solid">
            {booking.label}
          </ButtonLink>
          {other && (
            <ButtonLink href={other.href} look="outline">
              {other.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </Band>
  );
}
