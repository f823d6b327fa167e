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

export function LegalDocument(props: LegalDocumentProps) {
  const { title, intro, date, contents, homeLink, copy, children } = props;
  return (
    <div className="page-width pt-6 pb-16 lg:pt-10">
      <ButtonLink link={homeLink} variant="outline" />
      <div className="mt-6 border-b-2 pb-10 lg:mt-10">
        <Heading level={1}>{title}</Heading>
        {/* Not `max-w-text`: at that width the font, when it arrives, changes where the intro wraps. */}
        <p className="mt-6 max-w-[41rem] text-ink-muted text-large">{intro}</p>
        <p className="mt-4 text-small">
          {copy.lastUpdated}:{' '}
          <time data-visitor-date dateTime={formatIsoDate(date)}>
            {formatDate(date)}
          </time>
        </p>
      </div>
      <div className="mt-10 grid gap-y-10 lg:page-grid">
        <nav
          aria-label={copy.contents}
          className="text-small lg:sticky lg:top-below-header lg:col-span-4 lg:max-h-[calc(100dvh-var(--spacing-below-header)-2rem)] lg:self-start lg:overflow-y-auto"
        >
          <p aria-hidden="true" className="mb-2 font-semibold">
            {copy.contents}
          </p>
          <ul className="columns-2 lg:columns-1">
            {contents.map(({ slug, text }) => (
              <li key={slug}>
                <a
                  href={`#${slug}`}
                  className="inline-block py-2 text-ink-muted underline-offset-4 hover:text-ink hover:underline lg:py-1"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-text lg:col-span-6 lg:col-start-7">
          <div className="markdown">{children}</div>
          <ButtonLink link={homeLink} variant="outline" className="mt-10" />
        </div>
      </div>
    </div>
  );
}
