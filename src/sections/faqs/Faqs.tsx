import { useId } from 'react';
import { type Anchor, getFaqAnchor, type Link } from '../../lib/routes';
import type { HomeCopy } from '../../schema/copy/home';
import type { Faq } from '../../schema/faqs';
import { DecorativeImage } from '../../ui/DecorativeImage';
import { Heading } from '../../ui/Heading';
import door from './door.svg?url';

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
      className="page-width grid py-section lg:page-grid"
    >
      <div className="flex flex-col lg:col-span-6">
        <Heading level={2} id={headingId}>
          {copy.title}
        </Heading>
        <div className="flex grow justify-between gap-x-4">
          <p className="mt-3 pb-5 text-large lg:mt-6">
            <span className="block font-display text-subheading">{copy.intro}</span>{' '}
            <a href={mailLink.href} className="inline-flex min-h-11 items-center link-underline">
              {mailLink.label}
            </a>
          </p>
          <div aria-hidden="true" className="faqs-door">
            <DecorativeImage src={door} width={260} height={340} className="w-full" />
            <p>{copy.sign}</p>
          </div>
        </div>
      </div>
      <div className="border-t-2 *:border-rule *:border-b lg:col-span-6">
        {faqs.map((faq, index) => (
          <details key={faq.id} id={getFaqAnchor(faq.id)} open={index === 0}>
            <summary className="disclosure py-2.5 lg:py-4">
              <Heading level={3} className="max-sm:text-large">
                {faq.question}
              </Heading>
            </summary>
            <p className="max-w-text pb-4 text-ink-muted lg:pb-5">{faq.answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
