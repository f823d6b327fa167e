import { crowd, type Square } from '../../lib/squares';
import { Calendar, type Weekdays } from './Calendar';
import { Squares } from './Squares';

export interface HeroFigureProps {
  /** For those who do not see it. */
  description: string;
  /** What the squares count, below the calendar. */
  caption: string;
  weekdays: Weekdays;
}

/** The month that the hero shows: the days with a meeting, week by week. */
export const heroMeetings = [
  [0, 2, 3],
  [1, 4],
  [0, 3],
  [1, 2],
] as const;

export const field = { width: 900, height: 800 } as const;

/** Those who are on their way, larger the nearer they come. */
const leads: readonly Square[] = [
  { x: 850, y: 30, size: 34, turn: -23, state: 'lead' },
  { x: 844, y: 270, size: 52, turn: -9, state: 'lead' },
  { x: 800, y: 400, size: 80, turn: -3, state: 'lead' },
  { x: 700, y: 500, size: 42, turn: 15, state: 'lead' },
  { x: 790, y: 640, size: 62, turn: 7, state: 'lead' },
  { x: 806, y: 750, size: 26, turn: 41, state: 'lead' },
];

/** Strangers that grow and gather to the right, and those among them who said yes. */
export const heroField: readonly Square[] = [
  ...crowd({ ...field, count: 130, seed: 7, sizes: [7, 11, 15, 20, 27], gathers: true }),
  ...leads,
];

/** One square, one meeting: strangers tumble in, some turn, and settle into the calendar. */
export function HeroFigure({ description, caption, weekdays }: HeroFigureProps) {
  return (
    <figure className="relative">
      <p className="sr-only">{description}</p>
      <div className="mb-6 h-32 print:hidden overflow-clip fade-left md:absolute md:top-1/2 md:right-full md:mr-3 md:h-[118%] md:-translate-y-1/2">
        <Squares
          {...field}
          squares={heroField}
          fit="xMaxYMid slice"
          className="h-full max-md:w-full md:max-w-none"
        />
      </div>
      <Calendar weekdays={weekdays} meetings={heroMeetings} settles />
      <figcaption className="mt-1 text-fine text-ink-2">{caption}</figcaption>
    </figure>
  );
}
