import type { ReactNode } from 'react';
import { formatDate, formatIsoDate } from '../../lib/date';
import type { Link } from '../../lib/routes';
import type { LegalCopy } from '../../schema/copy/legal';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';

interface LegalDocumentProps {
  title: string;
  intro: string;
  /** Date of the build; `layouts/every-page.ts` replaces it with the visitor's. */
  date: Date;
  contents: readonly { slug: string; text: string }[];
  homeLink: Link;
  copy: LegalCopy;
  children: ReactNode;
}

/** Splits '1. Acceptance', so that the titles begin on one edge. */
const splitNumber = (heading: string) => heading.split(/(?<=^\d+\.) /);

export function LegalDocument(props: LegalDocumentProps) {
  const { title, intro, date, contents, homeLink, copy, children } = props;
  return (
    <div className="page-width pt-8 pb-section lg:pt-12">
      <div className="flex flex-wrap items-center justify-between gap-4 border-b-2 pb-6 lg:pb-10">
        <Heading level={1}>{title}</Heading>
        <ButtonLink link={homeLink} variant="outline" />
      </div>
      <div className="mt-8 grid gap-y-10 lg:page-grid">
        <nav aria-label={copy.contents} className="legal-contents text-large lg:col-span-4">
          <ul>
            {contents.map(({ slug, text }) => {
              const [number, title] = splitNumber(text);
              return (
                <li key={slug}>
                  <a href={`#${slug}`} className="underline-offset-4 hover:underline">
                    <span>{number}</span> {title}
                  </a>
                </li>
              );
            })}
          </ul>
        </nav>
        <div className="legal-text text-large lg:col-span-8 lg:col-start-5">
          <p className="text-balance text-statement">{intro}</p>
          <p className="text-body text-ink-muted">
            {copy.lastUpdated}:{' '}
            <time data-built={date.toISOString()} dateTime={formatIsoDate(date)}>
              {formatDate(date)}
            </time>
          </p>
          {children}
          <div className="mt-10">
            <ButtonLink link={homeLink} variant="outline" />
          </div>
        </div>
      </div>
    </div>
  );
}
