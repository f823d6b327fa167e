import { useId } from 'react';
import { type Anchor, getFaqAnchor, type Link } from '../../lib/routes';
import type { HomeCopy } from '../../schema/copy/home';
import type { Faq } from '../../schema/faqs';
import { DecorativeImage } from '../../ui/DecorativeImage';
import { Heading } from '../../ui/Heading';
import sign from './sign.svg?url';

interface FaqsProps {
  id: Anchor;
  mailLink: Link;
  faqs: readonly Faq[];
  copy: HomeCopy['faqs'];
}

export function Faqs({ id, mailLink, faqs, copy }: FaqsProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="page-width grid gap-y-8 py-section lg:page-grid"
    >
      {/* Reader views drop an element with so many links, unless a class has `text` in its name. */}
      <div className="text-body lg:col-span-6">
        <Heading level={2} id={headingId}>
          {copy.title}
        </Heading>
        <p className="mt-4 text-large lg:mt-6">
          <span className="block font-display text-subheading">{copy.intro}</span>{' '}
          <a href={mailLink.href} className="inline-flex min-h-11 items-center link-underline">
            {mailLink.label}
          </a>
        </p>
        <DecorativeImage
          src={sign}
          width={260}
          height={260}
          className="mt-8 w-[min(46%,16.25rem)] max-lg:hidden"
        />
      </div>
      <div className="border-t-2 *:border-rule *:border-b lg:col-span-6">
        {faqs.map((faq, index) => (
          <details key={faq.id} id={getFaqAnchor(faq.id)} open={index === 0}>
            <summary className="disclosure py-3 lg:py-4">
              <Heading level={3}>{faq.question}</Heading>
            </summary>
            <p className="max-w-text pb-5 text-ink-muted">{faq.answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
