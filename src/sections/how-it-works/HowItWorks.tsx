import type { Link } from '../../lib/routes';
import { interpolate } from '../../lib/text';
import type { CaseStudy } from '../../schema/case-studies';
import type { HomeCopy } from '../../schema/copy/home';
import { ArrowLink } from '../../ui/ArrowLink';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import { Brackets } from './Brackets';
import { FunnelDrawing } from './FunnelDrawing';
import { createFunnelGrid, getFunnelSteps, openingClass } from './funnel-grid';
import { BriefSheet, MessageSheet, ReplySheet } from './HandoverSheets';
import { Scene, type SceneDrawings } from './Scene';

interface HowItWorksProps {
  id: string;
  caseStudy: CaseStudy | undefined;
  drawings: SceneDrawings | undefined;
  bookingLink: Link;
  reportLink: Link | undefined;
  copy: HomeCopy['how'];
}

/** A line from the opening in the bar to the brief. Its border interrupts the brackets. */
const connector = (
  <div
    className={`absolute top-0 ${openingClass} -ml-2.25 hidden h-3/4 w-4.5 border-surface border-x-8 bg-accent @steps:block print:hidden forced-colors:hidden`}
  />
);

/** Shows each step with its sheet or, without a handover, with its result. */
function Steps({ caseStudy, copy }: Pick<HowItWorksProps, 'caseStudy' | 'copy'>) {
  const { attract, qualify, handOff } = copy.steps;
  const { handover, firstLeadDay: day } = caseStudy ?? {};
  const sheetProps = handover && { handover, copy: copy.sheets };
  const dayLabel = day ? interpolate(copy.scene.day, { day }) : undefined;
  const steps = [
    {
      ...attract,
      sheet: sheetProps && <MessageSheet {...sheetProps} result={attract.result} />,
    },
    {
      ...qualify,
      text: handover ? `${qualify.text} ${handover.declined}` : qualify.text,
      sheet: sheetProps && (
        <ReplySheet {...sheetProps} result={qualify.result} dayLabel={dayLabel} />
      ),
    },
    { ...handOff, result: undefined, sheet: sheetProps && <BriefSheet {...sheetProps} /> },
  ];
  return (
    <ol className="mt-6 grid gap-x-8 gap-y-6 lg:mt-10 @steps:grid-cols-3">
      {steps.map(({ title, text, result, sheet }, index) => (
        <li
          key={title}
          className="group relative grid content-start gap-y-3 @steps:row-span-2 @steps:grid-rows-subgrid"
        >
          {/* Leave space in the last step, where the connector must not cross a word. */}
          <div className="@steps:pr-4 @steps:group-last:pr-20">
            <Heading level={3} size="subheading">
              <span className="mr-[0.1em]">{index + 1}</span> {title}
            </Heading>
            <p className="mt-1 text-ink-muted max-sm:text-small max-sm:leading-snug">{text}</p>
          </div>
          {sheet ?? (result && <p className="font-semibold text-small">{result}</p>)}
        </li>
      ))}
    </ol>
  );
}

const formatSubject = (
  { results, company, industry }: CaseStudy,
  template: HomeCopy['how']['scene']['subject'],
) => interpolate(template, { days: results.timeframe, company, industry });

export function HowItWorks(props: HowItWorksProps) {
  const { id, caseStudy, drawings, bookingLink, reportLink, copy } = props;
  const { funnel, handover } = caseStudy ?? {};
  const funnelSteps = funnel && getFunnelSteps(funnel);
  const wideGrid = funnelSteps && createFunnelGrid(funnelSteps, 'wide');
  const phoneGrid = funnelSteps && createFunnelGrid(funnelSteps, 'phone');
  return (
    <Section
      id={id}
      title={copy.title}
      intro={caseStudy && funnel ? formatSubject(caseStudy, copy.scene.subject) : copy.intro}
      isFullWidth
      className="surface-pine overflow-clip"
    >
      {funnel && <Scene funnel={funnel} drawings={drawings} copy={copy.scene} />}
      <div className="page-width">
        {wideGrid && <FunnelDrawing grid={wideGrid} className="max-md:hidden" />}
        {phoneGrid && <FunnelDrawing grid={phoneGrid} className="md:hidden" />}
        <div className="@container relative">
          {funnelSteps && <Brackets steps={funnelSteps} starts={wideGrid?.starts} />}
          {wideGrid && handover && connector}
          <Steps caseStudy={caseStudy} copy={copy} />
        </div>
        <div className="mt-6 grid gap-x-8 gap-y-4 lg:mt-10 lg:grid-cols-3">
          <ul className="grid gap-x-8 gap-y-1 text-fine text-ink-muted max-lg:order-1 md:grid-cols-2 md:gap-y-3 lg:col-span-2 lg:text-small">
            {copy.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-1 self-start">
            <ButtonLink link={bookingLink} />
            {reportLink && <ArrowLink link={reportLink} />}
          </div>
        </div>
      </div>
    </Section>
  );
}
