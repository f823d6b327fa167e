import type { how } from '@content/copy/home';
import type { Link } from '../../lib/routes';
import type { Handover } from '../../schema/records';
import { ArrowLink } from '../../ui/ArrowLink';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import { Scene, SceneLegend } from './Scene';
import { BriefSheet, MessageSheet, ReplySheet } from './Sheets';
import type { SceneProps } from './scene-data';

interface HowItWorksProps extends Omit<typeof how, 'scene'> {
  id: string;
  booking: Link;
  report: Link | undefined;
  scene: SceneProps | undefined;
  handover: Handover | undefined;
}

const sheetByStep: Readonly<Record<string, typeof MessageSheet>> = {
  attract: MessageSheet,
  qualify: ReplySheet,
  handoff: BriefSheet,
};

/** The line from the gap of the bar down to the brief. */
function Line({ gapPosition }: SceneProps) {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 hidden size-full @scene:block print:hidden forced-colors:hidden"
    >
      <line x1={gapPosition} x2={gapPosition} y2="75%" className="stroke-2 stroke-accent" />
    </svg>
  );
}

type StepItemProps = HowItWorksProps & { step: HowItWorksProps['steps'][number]; number: number };

function StepItem({ step, number, scene, handover, sheets }: StepItemProps) {
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
        <Sheet handover={handover} copy={sheets} dayLabel={scene?.dayLabel} result={step.result} />
      ) : (
        <p className="font-semibold text-small">{step.result}</p>
      )}
    </li>
  );
}

export function HowItWorks(props: HowItWorksProps) {
  const { id, title, intro, facts, steps, booking, report, scene, handover } = props;
  return (
    <Section
      id={id}
      title={title}
      intro={scene?.subject ?? intro}
      className="surface-pine overflow-clip"
    >
      {scene && <Scene {...scene} />}
      <div className="@container relative">
        {scene && handover && <Line {...scene} />}
        {scene && <SceneLegend {...scene} />}
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
