import type { ReactNode } from 'react';
import type { Link } from '../site/links';
import { ButtonLink } from '../ui/Button';
import { Container } from '../ui/Container';
import { Heading } from '../ui/Heading';

export interface LegalDocumentProps {
  title: string;
  lead: string;
  /** The date of the build; `behaviors/page.ts` sets the visitor's. */
  date: { iso: string; text: string };
  contents: readonly { id: string; title: string }[];
  home: Link;
  copy: { lastUpdated: string; contents: string };
  children: ReactNode;
}

export function LegalDocument(props: LegalDocumentProps) {
  const { title, lead, date, contents, home, copy, children } = props;
  return (
    <Container className="pt-8 pb-16 lg:pt-12 lg:pb-26">
      <ButtonLink link={home} variant="outline" />
      <div className="mt-6 border-ink border-b-2 pb-10 lg:mt-10">
        <Heading level={1} size="display">
          {title}
        </Heading>
        {/* At the width of the text, loading the font would move a line break. */}
        <p className="mt-6 max-w-[41rem] text-lead text-ink-2">{lead}</p>
        <p className="mt-4 text-small">
          {copy.lastUpdated}:{' '}
          <time data-visitor-date dateTime={date.iso}>
            {date.text}
          </time>
        </p>
      </div>
      <div className="mt-10 grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <nav
          aria-label={copy.contents}
          className="lg:sticky lg:top-below-header lg:col-span-4 lg:max-h-[calc(100dvh-var(--spacing-below-header)-2rem)] lg:self-start lg:overflow-y-auto print:hidden"
        >
          <p aria-hidden="true" className="mb-2 font-semibold text-small">
            {copy.contents}
          </p>
          <ul className="text-small columns-2 lg:columns-1">
            {contents.map(({ id, title: heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-9 items-center text-ink-2 underline-offset-4 hover:text-ink hover:underline"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="set-document max-w-text lg:col-span-7 lg:col-start-6">{children}</div>
      </div>
      <div className="mt-12 lg:ml-[41.666%] lg:pl-3">
        <ButtonLink link={home} variant="outline" />
      </div>
    </Container>
  );
}
