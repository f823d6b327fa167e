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
import { ListedCount } from './ListedCount';

interface HowItWorksProps {
  id: Anchor;
  caseStudy: CaseStudy | undefined;
  scene: ComponentProps<typeof Gate>['scene'];
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
    <ol className="steps col-span-full mb-8 md:mb-10 lg:mb-12">
      {steps.map(({ title, text, sheet }, index) => (
        <li key={title}>
          <Heading level={3}>{`${index + 1}\u00a0 ${title}`}</Heading>
          <p className="text-balance text-ink-muted">{text}</p>
          {sheet}
        </li>
      ))}
    </ol>
  );
}

export function HowItWorks(props: HowItWorksProps) {
  const { id, caseStudy, scene, bookingLink, reportLink, copy } = props;
  const { company, industry, funnel, handover } = caseStudy ?? {};
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="surface-pine overflow-clip py-section">
      <div className="page-width page-grid lg:items-baseline-last gap-y-6">
        <div className="col-span-full lg:col-span-6">
          <Heading level={2} id={headingId}>
            {copy.title}
          </Heading>
          {company && industry && (
            <p className="mt-3 text-pretty text-ink-muted lg:mt-4">
              {interpolate(copy.subject, { company, industry })} {handover && copy.namesNote}
            </p>
          )}
        </div>
        {funnel && <ListedCount funnel={funnel} />}
      </div>
      {funnel && <Gate funnel={funnel} scene={scene} lead={handover?.brief} />}
      <div className="page-width page-grid items-center">
        <Steps caseStudy={caseStudy} copy={copy} />
        <p className="col-span-full text-balance font-display text-statement lg:col-span-6">
          {copy.promise}
        </p>
        <div className="col-span-full flex flex-wrap items-center gap-x-8 gap-y-2 max-lg:mt-6 lg:col-span-6">
          <ButtonLink link={bookingLink} />
          {reportLink && <ArrowLink link={reportLink} />}
        </div>
      </div>
    </section>
  );
}
