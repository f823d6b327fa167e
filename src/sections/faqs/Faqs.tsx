import { useId } from 'react';
import { type Anchor, getFaqAnchor, type Link } from '../../lib/routes';
import type { HomeCopy } from '../../schema/copy/home';
import type { Faq } from '../../schema/faqs';
import { ArrowLink } from '../../ui/ArrowLink';
import { Heading } from '../../ui/Heading';

interface FaqsProps {
  id: Anchor;
  mailLink: Link;
  bookingLink: Link;
  faqs: readonly Faq[];
  copy: HomeCopy['faqs'];
}

export function Faqs({ id, mailLink, bookingLink, faqs, copy }: FaqsProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="page-width grid gap-y-4 py-section lg:page-grid"
    >
      {/* Reader views drop an element with so many links, unless a class has `text` in its name. */}
      <div className="break-inside-avoid break-after-avoid text-body lg:sticky lg:top-sticky lg:col-span-5 lg:self-start">
        <Heading level={2} id={headingId}>
          {copy.title}
        </Heading>
        <p className="mt-2 text-ink-muted text-large lg:mt-4">
          {copy.intro}
          {''}
          <a
            href={mailLink.href}
            className="block w-fit font-semibold text-ink link-underline underline-offset-4"
          >
            {mailLink.label}
          </a>
        </p>
        <ArrowLink link={bookingLink} className="max-md:hidden lg:mt-4" />
      </div>
      <div className="border-t-2 *:border-rule *:border-b lg:col-span-6 lg:col-start-7">
        {faqs.map((faq, index) => (
          <details key={faq.id} id={getFaqAnchor(faq.id)} open={index === 0}>
            <summary className="disclosure py-2 lg:py-3">
              <Heading level={3} className="max-sm:text-large">
                {faq.question}
              </Heading>
            </summary>
            <p className="max-w-text pb-4 text-ink-muted text-body lg:pb-6">{faq.answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
