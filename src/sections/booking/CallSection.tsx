import { type ReactNode, useId } from 'react';
import type { Anchor, Link } from '../../lib/routes';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { type CallTagProps, HangingTag, SmallTag } from './CallTag';

interface CallSectionProps extends CallTagProps {
  id?: Anchor;
  /** `hanging`: the large tag, tilted on a line. The others have a small one, on lime or in the dark. */
  variant: 'hanging' | 'lime' | 'dark';
  title: string;
  bookingLink: Link;
  quietLinks: readonly Link[];
  /** Shown below the title. */
  children?: ReactNode;
}

/** Ends a page: the way to the call, and a tag with a place for the visitor. */
export function CallSection(props: CallSectionProps) {
  const { id, variant, title, bookingLink, quietLinks, children, ...tag } = props;
  const headingId = useId();
  const isHanging = variant === 'hanging';
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`call overflow-clip ${variant === 'dark' ? 'surface-pine' : 'call-lime'}`}
    >
      <div className="page-width grid grid-cols-1 lg:page-grid">
        <div
          className={`py-section lg:col-span-6 lg:self-center ${isHanging ? 'max-lg:pt-0' : 'max-lg:pb-6'}`}
        >
          <Heading
            level={2}
            size={isHanging ? 'title' : 'heading'}
            id={headingId}
            className={isHanging ? 'max-sm:text-[min(var(--text-display),17vw)]' : ''}
          >
            {title}
          </Heading>
          {children}
          <div className="call-actions">
            <ButtonLink
              link={bookingLink}
              className={isHanging ? 'min-h-16 px-10 text-subheading' : ''}
            />
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
        {isHanging ? <HangingTag {...tag} /> : <SmallTag {...tag} />}
      </div>
    </section>
  );
}
