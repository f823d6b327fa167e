import type { LeadState } from '../schema/vocabulary';

export type SquareState = LeadState | 'prospect' | 'won';

const variants = {
  prospect: 'rotate-12 border-2 border-prospect',
  qualified: 'bg-qualified',
  booked: 'border-2 border-meeting',
  missed: 'border-2 border-meeting border-dashed',
  held: 'grid place-items-center bg-meeting text-on-meeting before:tick-shape before:size-[60%]',
  won: 'mr-1 grid place-items-center bg-meeting text-on-meeting outline-2 outline-ink outline-offset-2 before:tick-shape before:size-[60%]',
} as const satisfies Record<SquareState, string>;

/** Decorative: needs a text beside it that says the state. */
export function StateSquare({ state, className = '' }: { state: SquareState; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block size-5 shrink-0 rounded-[0.1875rem] forced-color-adjust-none [print-color-adjust:exact] ${variants[state]} ${className}`}
    />
  );
}
