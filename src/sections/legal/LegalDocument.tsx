import type { ReactNode } from 'react';
import { formatDate, formatIsoDate } from '../../lib/date';
import type { Link } from '../../lib/routes';
import type { SharedCopy } from '../../schema/copy/shared';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';

interface LegalDocumentProps {
  title: string;
  intro: string;
  /** Date of the build; `layouts/every-page.ts` replaces it with the visitor's. */
  date: Date;
  contents: readonly { slug: string; text: string }[];
  homeLink: Link;
  copy: SharedCopy['legal'];
  children: ReactNode;
}

/** Stays in the window, and scrolls by itself if it is higher. */
const stickyClasses =
  'lg:sticky lg:top-sticky lg:max-h-[calc(100dvh-var(--spacing-sticky)-2rem)] lg:-mx-2 lg:self-start lg:overflow-y-auto lg:px-2 lg:pb-2';

export function LegalDocument(props: LegalDocumentProps) {
  const { title, intro, date, contents, homeLink, copy, children } = props;
  return (
    <div className="page-width pt-6 pb-16 lg:pt-10">
      <div className="items-center justify-between gap-x-8 lg:flex lg:flex-row-reverse">
        <ButtonLink link={homeLink} variant="outline" className="shrink-0" />
        <Heading level={1} className="max-lg:mt-6">
          {title}
        </Heading>
      </div>
      {/* No grid in print: Firefox cuts lines of columns that are in one, and prints them out of order. */}
      <div className="mt-6 grid gap-y-8 lg:mt-8 lg:page-grid lg:grid-rows-[auto_1fr] lg:border-t-2 lg:pt-8">
        <p className="max-w-text text-ink-muted text-large lg:col-span-6 lg:col-start-7">{intro}</p>
        <nav
          aria-label={copy.contents}
          className={`text-small max-lg:border-y-2 max-lg:py-4 lg:col-span-5 lg:row-span-2 lg:row-start-1 ${stickyClasses}`}
        >
          <p aria-hidden="true" className="mb-2 font-semibold">
            {copy.contents}
          </p>
          <ul className="gap-x-4 columns-[2_8rem] lg:columns-1">
            {contents.map(({ slug, text }) => (
              <li key={slug} className="border-rule lg:border-t">
                <a
                  href={`#${slug}`}
                  className="block py-2 text-ink-muted underline-offset-4 hover:text-ink hover:underline"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-text lg:col-span-6 lg:col-start-7 lg:-mt-4">
          {/* The date is in this element, because reader views show no other. */}
          <div className="markdown gap-x-8">
            <p className="text-small">
              {copy.lastUpdated}:{''}
              <time data-visitor-date dateTime={formatIsoDate(date)}>
                {formatDate(date)}
              </time>
            </p>
            {children}
          </div>
          <ButtonLink link={homeLink} variant="outline" className="mt-10" />
        </div>
      </div>
    </div>
  );
}
