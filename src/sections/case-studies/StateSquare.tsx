import type { Report } from '../../schema/report';

type LeadState = Report['people'][number]['state'];

const classes: Record<LeadState, string> = {
  qualified: 'square bg-qualified',
  booked: 'square border-2 border-meeting',
  missed: 'square border-2 border-meeting missed-square',
  held: 'ticked-square',
};

/** Decorative: needs a text beside it that says the state. */
export const StateSquare = ({
  state,
  className = '',
}: {
  state: LeadState;
  className?: string;
}) => <span className={`${classes[state]} ${className}`} />;
