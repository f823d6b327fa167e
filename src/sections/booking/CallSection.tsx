import { type ReactNode, useId } from 'react';
import type { Anchor, Link } from '../../lib/routes';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { CallTag, type CallTagProps } from './CallTag';

interface CallSectionProps extends CallTagProps {
  id?: Anchor;
  /** `hanging`: the large tag, tilted on a line. The others have a small one, on lime or in the dark. */
  variant: keyof typeof variants;
  title: string;
  bookingLink: Link;
  quietLinks: readonly Link[];
  /** Shown below the title. */
  children?: ReactNode;
}

const variants = {
  hanging: 'call call-hanging',
  lime: 'call call-plain',
  dark: 'call call-plain call-dark',
} as const;

/** Ends a page: the way to the call, and a tag with a place for the visitor. */
export function CallSection(props: CallSectionProps) {
  const { id, variant, title, bookingLink, quietLinks, children, ...tag } = props;
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={`overflow-clip ${variants[variant]}`}>
      <div className="page-width grid grid-cols-1 lg:page-grid">
        <div className="call-main">
          <Heading level={2} size={variant === 'hanging' ? 'title' : 'heading'} id={headingId}>
            {title}
          </Heading>
          {children}
          <div className="call-actions">
            <ButtonLink link={bookingLink} className="call-button" />
            <ul className="flex flex-wrap gap-x-4 sm:gap-x-6">
              {quietLinks.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} className="inline-flex min-h-11 items-center underline">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="call-hang">
          <CallTag {...tag} />
        </div>
      </div>
    </section>
  );
}
