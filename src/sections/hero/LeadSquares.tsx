import { HangingSquare, hangingSquare } from '../../drawing/HangingSquare';
import type { Weekday } from '../../schema/vocabulary';

/** Two ghosts behind the green square, which show that it moves. */
const ghostClasses = [
  '-translate-x-[58px] fill-[color-mix(in_oklab,var(--color-qualified)_25%,var(--color-surface))] lg:-translate-x-[100px]',
  '-translate-x-[29px] fill-[color-mix(in_oklab,var(--color-qualified)_55%,var(--color-surface))] lg:-translate-x-[50px]',
];

/** While the square travels it is a stranger first, then green, then without its check. */
const coverClasses = 'opacity-0 motion-safe:animate-vanish';
const covers = [
  'fill-meeting motion-safe:[animation-delay:2.2s]',
  'fill-qualified motion-safe:[animation-delay:1.5s]',
  'fill-surface stroke-3 stroke-ink motion-safe:[animation-delay:1.1s]',
];

/** The place of each day. `--to-gutter` is the way to the line between Wednesday and Thursday. */
const dayClasses: Record<Weekday, string> = {
  Mon: 'translate-x-0 [--to-gutter:260px]',
  Tue: 'translate-x-[104px] [--to-gutter:156px]',
  Wed: 'translate-x-[208px] [--to-gutter:52px]',
  Thu: 'translate-x-[312px] [--to-gutter:-52px]',
  Fri: 'translate-x-[416px] [--to-gutter:-156px]',
};

/** The lead's square as a stranger, as a qualified lead, and in its day, to which it travels once. */
export function LeadSquares({ day }: { day: Weekday }) {
  return (
    <>
      <g className="translate-x-[44px] translate-y-[16px] lg:-translate-x-[327px] lg:translate-y-[326px]">
        <HangingSquare state="stranger" />
      </g>
      <g className="translate-x-[199px] translate-y-[16px] lg:-translate-x-[125px] lg:translate-y-[326px]">
        <svg viewBox="0 0 100 100" aria-hidden="true" className="overflow-visible">
          {ghostClasses.map((className) => (
            <rect key={className} {...hangingSquare} className={className} />
          ))}
        </svg>
        <HangingSquare state="qualified" />
      </g>
      <g
        className={`translate-y-[382px] motion-safe:animate-travel-down lg:translate-y-[326px] lg:motion-safe:animate-travel print:animate-none! ${dayClasses[day]}`}
      >
        <g className="origin-[46px_-13px] motion-safe:animate-swing print:animate-none!">
          <HangingSquare state="held" />
          <svg viewBox="0 0 100 100" aria-hidden="true" className="overflow-visible print:hidden">
            {covers.map((className) => (
              <rect key={className} {...hangingSquare} className={`${coverClasses} ${className}`} />
            ))}
            <g className={`motion-safe:[animation-delay:2.2s] ${coverClasses}`}>
              <path
                d="M50-14V14"
                vectorEffect="non-scaling-stroke"
                className="fill-none stroke-3 stroke-meeting"
              />
              <circle cx="50" cy="16.7" r="4.8" className="fill-surface" />
            </g>
          </svg>
        </g>
      </g>
    </>
  );
}
