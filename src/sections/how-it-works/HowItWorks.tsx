import type { how } from '@content/copy/home';
import type { Link } from '../../lib/routes';
import { interpolate } from '../../lib/text';
import type { CaseStudy } from '../../schema/records';
import { ArrowLink } from '../../ui/ArrowLink';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import { Scene, type SceneDrawings, SceneLegend } from './Scene';
import { BriefSheet, MessageSheet, ReplySheet } from './Sheets';

type HowItWorksProps = typeof how & {
  id: string;
  booking: Link;
  report: Link | undefined;
  /** The case whose funnel and handover are shown. */
  study: CaseStudy | undefined;
  drawings: SceneDrawings | undefined;
};

const sheetByStep: Readonly<Record<string, typeof MessageSheet>> = {
  attract: MessageSheet,
  qualify: ReplySheet,
  handoff: BriefSheet,
};

/** From the gap in the bar of the drawing down to the brief. */
const line = (
  <div className="absolute left-[95.8%] -ml-px hidden h-3/4 border-accent border-l-2 @scene:block print:hidden forced-colors:hidden" />
);

type StepItemProps = HowItWorksProps & { step: HowItWorksProps['steps'][number]; number: number };

function StepItem({ step, number, study, scene, sheets }: StepItemProps) {
  const { handover, firstLeadDay: day } = study ?? {};
  const dayLabel = day ? interpolate(scene.day, { day }) : undefined;
  const Sheet = handover && sheetByStep[step.id];
  return (
    <li className="relative grid content-start gap-y-3 @scene:row-span-2 @scene:grid-rows-subgrid">
      {/* Narrower than the sheet, so that the line crosses no word. */}
      <div className={Sheet === BriefSheet ? '@scene:pr-20' : '@scene:pr-4'}>
        <Heading level={3} size="subheading" className="lg:text-[1.375rem]">
          <span className="mr-[0.1em]">{number}</span> {step.title}
        </Heading>
        <p className="mt-1 text-ink-2 max-sm:text-small">
          {step.text} {Sheet === ReplySheet && handover?.declined}
        </p>
      </div>
      {Sheet ? (
        <Sheet handover={handover} copy={sheets} dayLabel={dayLabel} result={step.result} />
      ) : (
        <p className="font-semibold text-small">{step.result}</p>
      )}
    </li>
  );
}

const subjectOf = ({ results, company, industry }: CaseStudy, template: string) =>
  interpolate(template, { days: results.timeframe, company, industry });

export function HowItWorks(props: HowItWorksProps) {
  const { id, title, intro, facts, steps, booking, report, scene, study, drawings } = props;
  const { funnel, handover } = study ?? {};
  return (
    <Section
      id={id}
      title={title}
      intro={study && funnel ? subjectOf(study, scene.subject) : intro}
      className="surface-pine overflow-clip"
    >
      {funnel && <Scene funnel={funnel} drawings={drawings} copy={scene} />}
      <div className="@container relative">
        {drawings && handover && line}
        {funnel && <SceneLegend funnel={funnel} />}
        <ol className="mt-5 grid gap-x-8 gap-y-6 lg:mt-10 @scene:grid-cols-3 @scene:gap-y-5">
          {steps.map((step, index) => (
            <StepItem key={step.id} {...props} step={step} number={index + 1} />
          ))}
        </ol>
      </div>
      <div className="mt-5 grid gap-x-8 gap-y-5 lg:mt-8 lg:grid-cols-3">
        <ul className="grid gap-x-8 gap-y-1 text-fine text-ink-2 max-lg:order-1 md:grid-cols-2 lg:col-span-2 lg:text-small">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-1 self-start">
          <ButtonLink link={booking} />
          {report && <ArrowLink link={report} />}
        </div>
      </div>
    </Section>
  );
}
