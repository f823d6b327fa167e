import { TallField, WideField } from '../../illustrations/plate/Field';
import { Leads, LyingGate, Meetings } from '../../illustrations/plate/Groups';
import { formatCount } from '../../lib/format';
import { interpolate } from '../../lib/interpolate';
import type { PlateGroups } from '../../lib/plate';

export interface PlateProps {
  groups: PlateGroups;
  /** The day of the first lead, where it is known. */
  firstLeadDay?: number;
  copy: {
    /** Whose engagement it is. */
    subject: string;
    /** All numbers in words. */
    description: string;
    /** '{count} {label}', below the label of those listed. */
    replied: string;
    /** '{label}, of {booked} booked'. */
    held: string;
    /** 'In the frame: {count} {label}'. */
    won: string;
    /** 'Day {day}'. */
    day: string;
  };
}

interface CountProps {
  value: number;
  label: string;
  className?: string;
}

/** The number of a group and what its squares are. */
function Count({ value, label, className = '' }: CountProps) {
  return (
    <p
      className={`flex flex-wrap items-baseline gap-x-4 md:max-lg:col-span-2 lg:block ${className}`}
    >
      <span className="block font-bold font-figure text-(--number) text-[3.25rem] leading-none lg:text-[4.75rem] tracking-[-0.02em]">
        {formatCount(value)}
      </span>{' '}
      <span className="text-ink-2 text-small lg:mt-1 lg:block">{label}</span>
    </p>
  );
}

function Legend({ groups, copy }: Pick<PlateProps, 'groups' | 'copy'>) {
  const { won } = groups;
  if (!won) return null;
  const words = interpolate(copy.won, { count: formatCount(won.value), label: won.label });
  return <p className="mt-2 font-semibold text-small">{words}</p>;
}

function FieldGroup({ groups, copy }: PlateProps) {
  const { listed, replied, leads, meetings, won } = groups;
  const passing = (leads ?? meetings?.all ?? won)?.value ?? 0;
  const field = { listed: listed.value, passing, description: copy.description };
  const also = replied && { count: formatCount(replied.value), label: replied.label };
  const label = also ? `${listed.label}, ${interpolate(copy.replied, also)}` : listed.label;
  return (
    <>
      <Count value={listed.value} label={label} />
      <div className="mt-3 mb-4 lg:mb-5 lg:-mr-4">
        <WideField {...field} className="w-full max-lg:hidden" />
        <TallField {...field} className="w-full lg:hidden" />
      </div>
    </>
  );
}

function Day({
  day,
  copy,
  className,
}: {
  day?: number;
  copy: PlateProps['copy'];
  className: string;
}) {
  if (day === undefined) return null;
  return (
    <p className={`whitespace-nowrap font-semibold text-small ${className}`}>
      {interpolate(copy.day, { day })}
    </p>
  );
}

/** On a phone the gate lies across the window, its opening above the leads. */
function LeadsGroup({ groups, firstLeadDay, copy }: PlateProps) {
  const { leads, meetings, won } = groups;
  if (!leads) return <div className="lg:row-span-2" />;
  const count = leads.value;
  const legend = meetings ? undefined : won;
  const props = { count, won: legend?.value };
  return (
    <>
      <Count value={count} label={leads.label} className="max-lg:hidden" />
      <div className="relative self-center max-lg:hidden lg:mt-3 lg:mb-5">
        <Day day={firstLeadDay} copy={copy} className="absolute bottom-full mb-1.5" />
        <Leads {...props} wide className="w-[86.4%] min-[100rem]:w-[75.4%]" />
        {legend && <Legend groups={groups} copy={copy} />}
      </div>
      <div className="lg:hidden">
        <LyingGate>
          <Day
            day={firstLeadDay}
            copy={copy}
            className="absolute bottom-0 left-[calc(50%+1.25rem)] translate-y-1/3"
          />
        </LyingGate>
        <div className="mt-4 mb-4 flex flex-wrap items-center gap-6">
          <Leads {...props} wide={false} className="w-40 shrink-0 sm:w-72" />
          <Count value={count} label={leads.label} className="min-w-0 flex-1 basis-24" />
        </div>
        {legend && <Legend groups={groups} copy={copy} />}
      </div>
    </>
  );
}

function MeetingsGroup({ groups, copy }: PlateProps) {
  const { meetings } = groups;
  if (!meetings) return <div className="lg:row-span-2" />;
  const { all, held } = meetings;
  const others = held &&
    held.value < all.value && { label: held.label, booked: formatCount(all.value) };
  return (
    <>
      <Count
        value={(held ?? all).value}
        label={others ? interpolate(copy.held, others) : (held ?? all).label}
        className="[--number:var(--color-accent)]"
      />
      <div className="mt-3 mb-4 lg:mb-5">
        <Meetings
          meetings={meetings}
          won={groups.won?.value}
          className="w-full sm:max-lg:w-96 lg:w-[78%] min-[100rem]:w-[81.7%]"
        />
        <Legend groups={groups} copy={copy} />
      </div>
    </>
  );
}

const parts = [FieldGroup, LeadsGroup, MeetingsGroup] as const;

/** The number and the squares above a step. */
export function PlateGroup({ index, ...plate }: PlateProps & { index: number }) {
  const Part = parts[index];
  return Part && <Part {...plate} />;
}
