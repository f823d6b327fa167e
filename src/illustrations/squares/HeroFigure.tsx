import { scatter } from '../../lib/scatter';
import { type Square, squareCapsPath } from '../../lib/squares';
import { Calendar, type Weekdays } from './Calendar';
import { Squares, type SquaresProps } from './Squares';

export interface HeroFigureProps {
  /** For screen readers. */
  description: string;
  caption: string;
  weekdays: Weekdays;
}

/** The days with a meeting, week by week. */
export const heroMeetings = [
  [0, 2, 3],
  [1, 4],
  [0, 3],
  [1, 2],
] as const;

const field = { width: 500, height: 800 } as const;
/** Prospects become larger and denser to the right. */
const prospects = scatter({
  ...field,
  count: 76,
  largest: 30,
  smallest: 10,
  isFree: (x, _, reach) => x > 60 + 22 * (reach - 6) && x + reach < field.width,
});
const leads: readonly Square[] = [
  { x: 60, y: 20, size: 40, turn: -23, state: 'held' },
  { x: 4, y: 150, size: 26, turn: 41, state: 'held' },
  { x: 66, y: 214, size: 56, turn: -9, state: 'held' },
  { x: 20, y: 348, size: 36, turn: 15, state: 'held' },
  { x: 62, y: 452, size: 63, turn: -4, state: 'held' },
];

/** On a phone they fall from above into the calendar. */
const phone = { width: 320, height: 96 } as const;
const phoneLeads: readonly Square[] = [
  { x: 276, y: 44, size: 22, turn: 15, state: 'held' },
  { x: 222, y: 72, size: 18, turn: -23, state: 'held' },
];
const phoneProspects = scatter(
  {
    ...phone,
    count: 12,
    largest: 16,
    smallest: 8,
    isFree: (x, y, reach) => y - reach > Math.min(66, 180 - 0.55 * x) && x + reach < phone.width,
  },
  phoneLeads,
);

/** Filled squares, one path per size; aligned right and cropped at the left. */
function LooseSquares({ width, height, squares, className }: SquaresProps) {
  const sizes = [...new Set(squares.map(({ size }) => size))];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className={`overflow-visible fill-none stroke-tint [stroke-linecap:square] ${className}`}
    >
      {sizes.map((size) => (
        <path
          key={size}
          strokeWidth={size}
          d={squareCapsPath(squares.filter((square) => square.size === size))}
        />
      ))}
    </svg>
  );
}

/** In the space beside the text: prospects behind the headline, leads 32 px off it if they fit. */
export function HeroProspects() {
  return (
    <div className="@container relative print:hidden max-hero:-mt-16 max-hero:mb-2 max-hero:px-5 max-hero:xs:px-6 md:max-hero:px-10 md:max-hero:pl-[50%]">
      <LooseSquares
        {...field}
        squares={prospects}
        className="fade-left absolute inset-y-[-3rem] right-3 h-[calc(100%+6rem)] w-[calc(100vw-4.45*var(--step)-var(--copy)-max(2.5rem,50vw-47.5rem)-2.5rem)] max-hero:hidden overflow-clip"
      />
      <div className="absolute inset-y-0 right-5 left-8 hidden @min-[6rem]:hero:block">
        <Squares
          width={150}
          height={620}
          squares={leads}
          fit="xMaxYMid meet"
          className="size-full"
        />
      </div>
      <div className="relative hero:hidden">
        <LooseSquares {...phone} squares={phoneProspects} className="w-full" />
        <Squares {...phone} squares={phoneLeads} className="absolute inset-0 size-full" />
      </div>
    </div>
  );
}

export function HeroFigure({ description, caption, weekdays }: HeroFigureProps) {
  return (
    <figure>
      <p className="sr-only">{description}</p>
      <Calendar weekdays={weekdays} meetings={heroMeetings} settles />
      <figcaption className="mt-1 text-fine text-ink-2 xl:text-small">{caption}</figcaption>
    </figure>
  );
}
