import type { LeadState } from '../schema/vocabulary';

export type MarkState = LeadState | 'prospect';

const marks = {
  prospect: 'rotate-12 border-2 border-prospect',
  qualified: 'bg-qualified',
  booked: 'border-2 border-meeting',
  missed: 'border-2 border-meeting border-dashed',
  held: 'tick bg-meeting text-[0.9375rem] text-on-meeting leading-5 before:ml-[0.45em]',
} as const satisfies Record<MarkState, string>;

/** A square beside a text that says the same. */
export function StateMark({ state, className = '' }: { state: MarkState; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block size-5 shrink-0 rounded-[0.1875rem] forced-color-adjust-none [print-color-adjust:exact] ${marks[state]} ${className}`}
    />
  );
}
