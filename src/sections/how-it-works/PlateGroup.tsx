import { TallField, WideField } from '../../illustrations/plate/Field';
import { Leads, LyingGate, Meetings } from '../../illustrations/plate/Groups';
import { formatCount } from '../../lib/format';
import type { Plate } from '../../site/plate';

interface CountProps {
  value: number;
  label: string;
  className?: string;
}

function Count({ value, label, className = '' }: CountProps) {
  return (
    <p
      className={`flex flex-wrap items-baseline gap-x-4 md:max-lg:col-span-2 lg:block ${className}`}
    >
      <span className="block font-bold font-figure text-(--number) text-[3.25rem] leading-none lg:text-[4.75rem] tracking-[-0.02em]">
        {formatCount(value)}
      </span>{' '}
      <span className="text-ink-2 text-small lg:block">{label}</span>
    </p>
  );
}

interface LegendProps {
  frame: string;
  legend: string;
  className: string;
}

/** Beside the frame, in wide windows, the count needs no introduction. */
function Legend({ frame, legend, className }: LegendProps) {
  return (
    <p className={`font-semibold text-small ${className}`}>
      <span className="lg:sr-only">{frame}</span> {legend}
    </p>
  );
}

function FieldGroup({ listed, leads, meetings, won, description }: Plate) {
  const passing = leads?.value ?? meetings?.all ?? won?.value ?? 0;
  const field = { listed: listed.value, passing, description };
  return (
    <>
      <Count {...listed} />
      <div className="mt-3 mb-4 lg:mb-5 lg:-mr-4">
        <WideField {...field} className="w-full max-lg:hidden" />
        <TallField {...field} className="w-full lg:hidden" />
      </div>
    </>
  );
}

/** On a phone the gate is horizontal, with its opening above the leads. */
function LeadsGroup({ leads, meetings, won, day }: Plate) {
  if (!leads) return <div className="lg:row-span-2" />;
  const dayClass = 'absolute whitespace-nowrap font-semibold';
  const ownWon = meetings ? undefined : won;
  const squares = { count: leads.value, won: ownWon?.value };
  return (
    <>
      <LyingGate className="lg:hidden">
        <span
          className={`bottom-0 left-[calc(50%+1.25rem)] translate-y-1/3 text-small ${dayClass}`}
        >
          {day}
        </span>
      </LyingGate>
      <div className="my-4 flex flex-wrap items-center gap-6 lg:contents">
        <Count
          value={leads.value}
          label={leads.label}
          className="max-lg:order-1 max-lg:min-w-0 max-lg:flex-1 max-lg:basis-24"
        />
        <div className="relative max-lg:w-40 max-lg:shrink-0 sm:max-lg:w-72 lg:mt-3 lg:mb-5 lg:self-center">
          <span
            className={`bottom-[calc(50%+1rem)] -left-[min(2.2vw,2.1rem)] -translate-x-1/2 text-fine max-lg:hidden ${dayClass}`}
          >
            {day}
          </span>
          <Leads {...squares} wide className="w-[86.4%] max-lg:hidden min-[100rem]:w-[75.4%]" />
          <Leads {...squares} wide={false} className="w-full lg:hidden" />
          {ownWon && <Legend {...ownWon} className="mt-2" />}
        </div>
      </div>
    </>
  );
}

function MeetingsGroup({ meetings, won }: Plate) {
  if (!meetings) return <div className="lg:row-span-2" />;
  const { value, label, all, held } = meetings;
  return (
    <>
      <Count value={value} label={label} className="[--number:var(--color-accent)]" />
      <div className="mt-3 mb-4 lg:mb-5 lg:flex lg:items-start">
        <Meetings
          all={all}
          held={held}
          won={won?.value}
          className="w-full sm:max-lg:w-96 lg:w-[78%] lg:shrink-0 min-[100rem]:w-[81.7%]"
        />
        {won && <Legend {...won} className="max-lg:mt-2 lg:-mr-4 lg:pl-4 lg:text-fine" />}
      </div>
    </>
  );
}

const groups = [FieldGroup, LeadsGroup, MeetingsGroup] as const;

export function PlateGroup({ index, plate }: { index: number; plate: Plate }) {
  const Group = groups[index];
  return Group && <Group {...plate} />;
}
