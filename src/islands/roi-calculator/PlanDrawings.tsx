import { Shapes } from '../../illustrations/squares/Squares';
import { formatCount } from '../../lib/format';
import { interpolate } from '../../lib/interpolate';
import type { PlanReturn } from '../../lib/plan-return';
import { contourPath, planSquares } from '../../lib/plan-squares';
import { type PluralCopy, plural } from '../../lib/plural';
import { gridSize, gridSquares, rectOf, type SquareState } from '../../lib/squares';
import { Heading } from '../../ui/Heading';

export interface PlanDrawingsCopy {
  planLeads: PluralCopy;
  covers: PluralCopy;
  coversTooMany: string;
  leadsPerSquare: string;
  legend: Record<'lead' | 'deal' | 'cover', string>;
}

/** Ten squares in a row. */
const GRID = { columns: 10, size: 64, gap: 20 };
const contourClasses = 'fill-none stroke-ink stroke-[6] [stroke-linejoin:round]';

interface PartProps {
  amount: number;
  className: string;
}

/** The part of a square after the whole squares of an amount. */
function Part({ amount, className }: PartProps) {
  const whole = Math.floor(amount);
  const states = Array<undefined>(whole);
  const [square] = gridSquares([...states, 'lead'], GRID);
  if (!square || amount === whole) return null;
  const { width, ...rect } = rectOf(square);
  return <rect {...rect} width={width * (amount - whole)} className={className} />;
}

function Drawing({ plan }: { plan: PlanReturn }) {
  const { leads, deals, cover } = planSquares(plan);
  const { width, height } = gridSize(Math.max(leads, GRID.columns), GRID);
  const states = Array.from(
    { length: Math.floor(leads) },
    (_, index): SquareState => (index < Math.floor(deals) ? 'held' : 'lead'),
  );
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="my-3 overflow-visible">
      <Shapes squares={gridSquares(states, GRID)} />
      <Part amount={leads} className="fill-qualified" />
      <Part amount={deals} className="fill-meeting" />
      {cover > 0 && <path d={contourPath(cover, GRID)} className={contourClasses} />}
    </svg>
  );
}

interface PlanDrawingsProps {
  returns: readonly PlanReturn[];
  copy: PlanDrawingsCopy;
}

/** What the price takes, and what a square stands for if not for one lead. */
function captionOf(plan: PlanReturn, copy: PlanDrawingsCopy): string {
  const { dealsToCover, leads } = plan;
  const { leadsPerSquare } = planSquares(plan);
  const covers = dealsToCover ? plural(copy.covers, dealsToCover) : '';
  const tooMany = dealsToCover && dealsToCover > leads;
  return [
    tooMany ? interpolate(copy.coversTooMany, { covers }) : covers,
    leadsPerSquare > 1 && interpolate(copy.leadsPerSquare, { count: formatCount(leadsPerSquare) }),
  ]
    .filter(Boolean)
    .join(' ');
}

export function PlanDrawings({ returns, copy }: PlanDrawingsProps) {
  return (
    <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-10 gap-y-5">
      {returns.map((plan) => (
        <li key={plan.name} className="max-w-[32rem]">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Heading level={3} size="minor">
              {plan.name}
            </Heading>
            <p className="text-ink-2 text-small">{plural(copy.planLeads, plan.leads)}</p>
          </div>
          <Drawing plan={plan} />
          <p className="text-ink-2 text-small">{captionOf(plan, copy)}</p>
        </li>
      ))}
    </ul>
  );
}

const legendSquares = {
  lead: <Shapes squares={gridSquares(['lead'], GRID)} />,
  deal: <Shapes squares={gridSquares(['held'], GRID)} />,
  cover: <path d={contourPath(1, GRID)} className={contourClasses} />,
};

export function Legend({ copy }: { copy: PlanDrawingsCopy['legend'] }) {
  return (
    <ul className="-ml-1 mt-3 flex flex-wrap gap-x-6 gap-y-0.5 text-small">
      {(['lead', 'deal', 'cover'] as const).map((name) => (
        <li key={name} className="flex items-center gap-1.5">
          <svg viewBox="-13 -13 90 90" aria-hidden="true" className="size-7">
            {legendSquares[name]}
          </svg>
          {copy[name]}
        </li>
      ))}
    </ul>
  );
}
