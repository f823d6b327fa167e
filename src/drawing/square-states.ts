import type { Funnel } from '../schema/funnel';
import type { Report } from '../schema/report';

/** How far somebody came. `unbooked`: a qualified lead without a meeting. */
export type SquareState = 'prospect' | Report['people'][number]['state'] | 'unbooked' | 'deal';

/** The state of those who came as far as this stage. */
export const stateByStage = {
  listed: 'prospect',
  replied: 'prospect',
  qualified: 'qualified',
  booked: 'booked',
  held: 'held',
  opened: 'deal',
  won: 'deal',
} as const satisfies Record<Funnel[number]['stage'], SquareState>;

const outlined = {
  square: 'square border-2 border-meeting',
  shape: 'fill-none stroke-2 stroke-meeting',
  mark: 'fill-none stroke-meeting text-transparent',
};

/** Classes of a `StateSquare`, of shapes in an SVG, and of marks in the funnel of a case study. */
export const stateClasses: Record<SquareState, typeof outlined> = {
  prospect: {
    square: 'square rotate-12 border-2 border-prospect',
    shape: 'fill-none stroke-2 stroke-prospect',
    mark: 'fill-prospect stroke-prospect text-surface opacity-70',
  },
  qualified: {
    square: 'square bg-qualified',
    shape: 'fill-qualified',
    mark: 'fill-qualified stroke-qualified text-surface',
  },
  unbooked: {
    square: 'square bg-qualified',
    shape: 'fill-qualified',
    mark: 'fill-qualified stroke-qualified text-surface opacity-55',
  },
  booked: outlined,
  missed: outlined,
  held: {
    square: 'ticked-square',
    shape: 'fill-meeting',
    mark: 'fill-meeting stroke-meeting text-surface',
  },
  deal: {
    square: 'ticked-square mr-1 outline-2 outline-ink outline-offset-2',
    shape: 'fill-ink',
    mark: 'fill-meeting stroke-meeting text-surface',
  },
};
