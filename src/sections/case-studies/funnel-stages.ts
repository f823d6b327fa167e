import type { SquareState } from '../../drawing/square-states';
import type { CaseStudy } from '../../schema/case-studies';
import type { Funnel } from '../../schema/funnel';
import { stages } from '../../schema/vocabulary';

/** Marks in one state, from the index `start` to the one before `end`. */
interface Segment {
  state: SquareState;
  start: number;
  end: number;
}

/** Three rows of thirty. */
const MAX_SYMBOLS = 90;
/** Twelve rows of sixty. */
const MAX_SQUARES = 720;

/** The first stage is a bar if fewer than a fifth came further. */
function isFirstStageFarLarger([first, second]: Funnel): boolean {
  return !!(first && second) && first.value > MAX_SYMBOLS && second.value < first.value / 5;
}

function getSegments(
  { stage, value }: Funnel[number],
  next: Funnel[number] | undefined,
  areSymbols: boolean,
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
  return areSymbols ? all('qualified') : split('qualified', 'unbooked');
}

export function getFunnelStages({ funnel = [], handover }: Pick<CaseStudy, 'funnel' | 'handover'>) {
  const reached = handover ? stages.indexOf(handover.brief.reached) : -1;
  const comparable = isFirstStageFarLarger(funnel) ? funnel.slice(1) : funnel;
  const total = comparable[0]?.value ?? 0;
  const areSymbols = total <= MAX_SYMBOLS;
  const countableMark = areSymbols ? 'symbols' : 'squares';
  const otherDrawnAs = total <= MAX_SQUARES ? countableMark : 'bar';
  return funnel.map((funnelStage, index) => {
    const isFarLarger = !comparable.includes(funnelStage);
    const next = funnel[index + 1];
    const drawnAs = isFarLarger ? 'bar' : otherDrawnAs;
    return {
      ...funnelStage,
      previousValue: funnel[index - 1]?.value,
      nextValue: next?.value ?? 0,
      drawnAs,
      /** How many fill the width of a bar. */
      marksPerBar: isFarLarger ? funnelStage.value : total,
      segments: getSegments(funnelStage, next, areSymbols && !isFarLarger).filter(
        ({ start, end }) => start < end,
      ),
      /** Whether the first symbol is the example lead, which is tilted. */
      hasExampleLead: drawnAs === 'symbols' && stages.indexOf(funnelStage.stage) <= reached,
      isOutlined: funnelStage.stage === 'opened' || funnelStage.stage === 'won',
    } as const;
  });
}

export type FunnelStage = ReturnType<typeof getFunnelStages>[number];
