import { type ReactNode, useId } from 'react';
import type { Anchor, Link } from '../../lib/routes';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { CallTag, type CallTagProps } from './CallTag';

interface CallSectionProps extends CallTagProps {
  id?: Anchor;
  title: string;
  bookingLink: Link;
  quietLinks: readonly Link[];
  /** Shown below the title. */
  children?: ReactNode;
}

/** Ends a page: the way to the call, and a tag with a place for the visitor. */
export function CallSection(props: CallSectionProps) {
  const { id, title, bookingLink, quietLinks, children, ...tag } = props;
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="call overflow-clip">
      <div className="page-width grid lg:page-grid">
        <div className="pb-section lg:col-span-6 lg:self-center lg:pt-section">
          <Heading level={2} size="title" id={headingId} className="lg:-mr-8">
            {title}
          </Heading>
          {children}
          <ButtonLink
            link={bookingLink}
            className="call-button mt-6 min-h-16 px-10 text-subheading lg:mt-12"
          />
          <ul className="mt-3 flex flex-wrap gap-x-6">
            {quietLinks.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <CallTag {...tag} />
      </div>
    </section>
  );
}
