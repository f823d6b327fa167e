import type { Anchor, Link } from '../../lib/routes';
import { interpolate } from '../../lib/template';
import type { CaseStudy } from '../../schema/case-studies';
import type { HowItWorksCopy } from '../../schema/copy/home';
import { ArrowLink } from '../../ui/ArrowLink';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { FunnelDrawing } from './FunnelDrawing';
import { BriefSheet, MessageSheet, ReplySheet } from './HandoverSheets';
import { Scene, type SceneProps } from './Scene';

interface HowItWorksProps {
  id: Anchor;
  caseStudy: CaseStudy | undefined;
  scene: SceneProps['picture'];
  bookingLink: Link;
  reportLink: Link | undefined;
  copy: HowItWorksCopy;
}

function Steps({ caseStudy, copy }: Pick<HowItWorksProps, 'caseStudy' | 'copy'>) {
  const { attract, qualify, handOff } = copy.steps;
  const { handover, firstLeadDay: day } = caseStudy ?? {};
  const sheetProps = handover && { handover, copy: copy.sheets };
  const dayLabel = day ? interpolate(copy.scene.day, { day }) : undefined;
  const steps = [
    { ...attract, sheet: sheetProps && <MessageSheet {...sheetProps} /> },
    {
      ...qualify,
      text: handover ? `${qualify.text} ${handover.declined}` : qualify.text,
      sheet: sheetProps && <ReplySheet {...sheetProps} dayLabel={dayLabel} />,
    },
    {
      ...handOff,
      sheet: sheetProps && <BriefSheet {...sheetProps} hasLeadLine={Boolean(caseStudy?.funnel)} />,
    },
  ];
  return (
    <ol className="mt-6 grid gap-x-8 gap-y-6 lg:mt-10 @steps:grid-cols-3">
      {steps.map(({ title, text, sheet }, index) => (
        <li
          key={title}
          className="group grid content-start gap-y-1 @steps:row-span-3 @steps:grid-rows-subgrid"
        >
          <Heading level={3} size="subheading">
            {`${index + 1}\u2002${title}`}
          </Heading>
          {/* In the last step, leaves space for the line above the sheet. */}
          <p className="mb-2 text-balance text-ink-muted text-body group-last:pr-20">{text}</p>
          {sheet}
        </li>
      ))}
    </ol>
  );
}

const formatSubject = (
  { results, company, industry }: CaseStudy,
  template: HowItWorksCopy['scene']['subject'],
) => interpolate(template, { days: results.timeframe, company, industry });

export function HowItWorks(props: HowItWorksProps) {
  const { id, caseStudy, scene, bookingLink, reportLink, copy } = props;
  const { funnel, handover } = caseStudy ?? {};
  return (
    <section id={id} className="surface-pine overflow-clip border-rule py-section">
      <div className="page-width">
        <Heading level={2}>{copy.title}</Heading>
        <p className="my-4 text-large">
          {caseStudy && funnel ? formatSubject(caseStudy, copy.scene.subject) : copy.intro}
        </p>
      </div>
      {funnel && <Scene funnel={funnel} picture={scene} copy={copy} />}
      <div className="@container page-width">
        {funnel && <FunnelDrawing funnel={funnel} hasExampleLead={!!handover} />}
        <Steps caseStudy={caseStudy} copy={copy} />
        <div className="mt-4 grid gap-x-8 gap-y-4 lg:mt-8 lg:grid-cols-3">
          <ul className="grid gap-x-8 gap-y-2 text-ink-muted text-small max-lg:order-1 md:grid-cols-2 md:gap-y-3 lg:col-span-2">
            {copy.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-1 self-start">
            <ButtonLink link={bookingLink} />
            {reportLink && <ArrowLink link={reportLink} />}
          </div>
        </div>
      </div>
    </section>
  );
}
