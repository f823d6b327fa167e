import { useId } from 'react';
import type { BookingLink } from '../site/links';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/Heading';

export interface PageHeroProps {
  title: string;
  lead: string;
  action: BookingLink;
}

export function PageHero({ title, lead, action }: PageHeroProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="surface-pine">
      <div className="page-width grid gap-x-8 gap-y-6 py-12 lg:grid-cols-[7fr_5fr] lg:pt-20 lg:pb-16">
        <Heading level={1} size="display" id={headingId}>
          {title}
        </Heading>
        <div className="lg:pt-[0.55vw]">
          <p className="max-w-text text-ink-2 text-lead">{lead}</p>
          <ButtonLink link={action} className="mt-7" />
          <p className="mt-4 text-fine text-ink-2 print:hidden">{action.next}</p>
        </div>
      </div>
    </section>
  );
}
