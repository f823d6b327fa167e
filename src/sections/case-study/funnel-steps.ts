import type { CaseStudy, Funnel } from '../../schema/case-studies';
import { stages } from '../../schema/vocabulary';

/** `stopped`: a lead who came no further. */
export type Tone = 'prospect' | 'qualified' | 'stopped' | 'booked' | 'held';

/** A run of things in one tone, from the index `start` to the one before `end`. */
interface Run {
  tone: Tone;
  start: number;
  end: number;
}

/** Three rows of thirty. */
const MAX_THINGS = 90;
/** Twelve rows of sixty. */
const MAX_SQUARES = 720;

/** The first step is a bar if fewer than a fifth came further. */
function isFirstStepFarLarger([first, second]: Funnel): boolean {
  return !!(first && second) && first.value > MAX_THINGS && second.value < first.value / 5;
}

function getRuns(
  { stage, value }: Funnel[number],
  next: Funnel[number] | undefined,
  areThings: boolean,
): Run[] {
  const further = next?.value ?? 0;
  const split = (tone: Tone, rest: Tone) => [
    { tone, start: 0, end: further },
    { tone: rest, start: further, end: value },
  ];
  const all = (tone: Tone) => [{ tone, start: 0, end: value }];
  if (next?.stage === 'replied') return all('prospect');
  if (stage === 'listed' || stage === 'replied') return split('qualified', 'prospect');
  if (stage === 'booked') return split('held', 'booked');
  if (stage !== 'qualified') return all('held');
  return areThings ? all('qualified') : split('qualified', 'stopped');
}

export function getFunnelSteps({ funnel = [], handover }: Pick<CaseStudy, 'funnel' | 'handover'>) {
  const reached = handover ? stages.indexOf(handover.brief.reached) : -1;
  const comparable = isFirstStepFarLarger(funnel) ? funnel.slice(1) : funnel;
  const total = comparable[0]?.value ?? 0;
  const areThings = total <= MAX_THINGS;
  const counting = areThings ? 'things' : 'squares';
  const unit = total <= MAX_SQUARES ? counting : 'bar';
  return funnel.map((step, index) => {
    const isFirstBar = !comparable.includes(step);
    const next = funnel[index + 1];
    const stepUnit = isFirstBar ? 'bar' : unit;
    return {
      ...step,
      valueBefore: funnel[index - 1]?.value,
      nextValue: next?.value ?? 0,
      unit: stepUnit,
      /** How many fill the width of a bar. */
      barLength: isFirstBar ? step.value : total,
      runs: getRuns(step, next, areThings && !isFirstBar).filter(({ start, end }) => start < end),
      /** Whether the first thing is the example lead, which is tilted. */
      hasExampleLead: stepUnit === 'things' && stages.indexOf(step.stage) <= reached,
      isContoured: step.stage === 'opened' || step.stage === 'won',
    } as const;
  });
}

export type FunnelStep = ReturnType<typeof getFunnelSteps>[number];
