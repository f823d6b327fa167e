import type { SquareState } from '../../drawing/states';
import type { CaseStudy, Funnel } from '../../schema/case-studies';
import { stages } from '../../schema/vocabulary';

/** Things in one state, from the index `start` to the one before `end`. */
interface Segment {
  state: SquareState;
  start: number;
  end: number;
}

/** Three rows of thirty. */
const MAX_THINGS = 90;
/** Twelve rows of sixty. */
const MAX_STEP_SQUARES = 720;

/** The first step is a bar if fewer than a fifth came further. */
function isFirstStepFarLarger([first, second]: Funnel): boolean {
  return !!(first && second) && first.value > MAX_THINGS && second.value < first.value / 5;
}

function getSegments(
  { stage, value }: Funnel[number],
  next: Funnel[number] | undefined,
  areThings: boolean,
): Segment[] {
  const further = next?.value ?? 0;
  const split = (state: SquareState, rest: SquareState) => [
    { state, start: 0, end: further },
    { state: rest, start: further, end: value },
  ];
  const all = (state: SquareState) => [{ state, start: 0, end: value }];
  if (next?.stage === 'replied') return all('prospect');
  if (stage === 'listed' || stage === 'replied') return split('qualified', 'prospect');
  if (stage === 'booked') return split('held', 'booked');
  if (stage !== 'qualified') return all('held');
  return areThings ? all('qualified') : split('qualified', 'unbooked');
}

export function getFunnelSteps({ funnel = [], handover }: Pick<CaseStudy, 'funnel' | 'handover'>) {
  const reached = handover ? stages.indexOf(handover.brief.reached) : -1;
  const comparable = isFirstStepFarLarger(funnel) ? funnel.slice(1) : funnel;
  const total = comparable[0]?.value ?? 0;
  const areThings = total <= MAX_THINGS;
  const countable = areThings ? 'things' : 'squares';
  const others = total <= MAX_STEP_SQUARES ? countable : 'bar';
  return funnel.map((step, index) => {
    const isFirstBar = !comparable.includes(step);
    const next = funnel[index + 1];
    const drawnAs = isFirstBar ? 'bar' : others;
    return {
      ...step,
      valueBefore: funnel[index - 1]?.value,
      nextValue: next?.value ?? 0,
      drawnAs,
      /** How many fill the width of a bar. */
      barLength: isFirstBar ? step.value : total,
      segments: getSegments(step, next, areThings && !isFirstBar).filter(
        ({ start, end }) => start < end,
      ),
      /** Whether the first thing is the example lead, which is tilted. */
      hasExampleLead: drawnAs === 'things' && stages.indexOf(step.stage) <= reached,
      isOutlined: step.stage === 'opened' || step.stage === 'won',
    } as const;
  });
}

export type FunnelStep = ReturnType<typeof getFunnelSteps>[number];
