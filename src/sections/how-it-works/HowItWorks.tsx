import { type ComponentProps, useId } from 'react';
import type { Anchor, Link } from '../../lib/routes';
import { interpolate } from '../../lib/template';
import type { CaseStudy } from '../../schema/case-studies';
import type { HowItWorksCopy } from '../../schema/copy/home';
import { ArrowLink } from '../../ui/ArrowLink';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { Gate } from './Gate';
import { BriefSheet, MessageSheet, ReplySheet } from './HandoverSheets';

interface HowItWorksProps {
  id: Anchor;
  caseStudy: CaseStudy | undefined;
  wall: ComponentProps<typeof Gate>['wall'];
  bookingLink: Link;
  reportLink: Link | undefined;
  copy: HowItWorksCopy;
}

function Steps({ caseStudy, copy }: Pick<HowItWorksProps, 'caseStudy' | 'copy'>) {
  const { attract, qualify, handOff } = copy.steps;
  const handover = caseStudy?.handover;
  const sheetProps = handover && { handover, copy: copy.sheets };
  const steps = [
    { ...attract, sheet: sheetProps && <MessageSheet {...sheetProps} /> },
    { ...qualify, sheet: sheetProps && <ReplySheet {...sheetProps} /> },
    { ...handOff, sheet: sheetProps && <BriefSheet {...sheetProps} /> },
  ];
  return (
    <ol className="my-8 grid gap-x-8 gap-y-6 md:my-10 lg:mt-20 lg:mb-12 lg:grid-cols-3">
      {steps.map(({ title, text, sheet }, index) => (
        <li key={title} className="how-step">
          <Heading level={3}>{`${index + 1}\u00a0 ${title}`}</Heading>
          <p className="text-balance text-ink-muted">{text}</p>
          {sheet}
        </li>
      ))}
    </ol>
  );
}

export function HowItWorks(props: HowItWorksProps) {
  const { id, caseStudy, wall, bookingLink, reportLink, copy } = props;
  const { company, industry, funnel, handover } = caseStudy ?? {};
  const headingId = useId();
  const subject = company && industry ? interpolate(copy.subject, { company, industry }) : '';
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="surface-pine overflow-clip py-section lg:-scroll-mt-sticky"
    >
      {funnel ? (
        <Gate
          title={copy.title}
          headingId={headingId}
          funnel={funnel}
          wall={wall}
          note={handover ? `${subject}\n${copy.namesNote}` : subject}
        />
      ) : (
        <Heading level={2} id={headingId} className="page-width">
          {copy.title}
        </Heading>
      )}
      <div className="page-width">
        <Steps caseStudy={caseStudy} copy={copy} />
        <div className="page-grid items-center gap-y-6">
          <p className="col-span-full text-balance font-display text-statement lg:col-span-6">
            {copy.promise}
          </p>
          <div className="col-span-full flex flex-wrap items-center gap-x-8 gap-y-2 lg:col-span-6">
            <ButtonLink link={bookingLink} />
            {reportLink && <ArrowLink link={reportLink} />}
          </div>
        </div>
      </div>
    </section>
  );
}
