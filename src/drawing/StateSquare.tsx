import type { LeadState } from '../schema/vocabulary';

/** How far somebody came. Of the stages of a funnel, listed and replied are prospects, opened and won are deals. */
export type SquareState = LeadState | 'prospect' | 'deal';

const variants = {
  prospect: 'square rotate-12 border-2 border-prospect',
  qualified: 'square bg-qualified',
  booked: 'square border-2 border-meeting',
  missed: 'square border-2 border-meeting',
  held: 'ticked-square',
  deal: 'ticked-square mr-1 outline-2 outline-ink outline-offset-2',
} as const satisfies Record<SquareState, string>;

/** Decorative: needs a text beside it that says the state. */
export function StateSquare({ state, className = '' }: { state: SquareState; className?: string }) {
  return <span className={`${variants[state]} ${className}`} />;
}
