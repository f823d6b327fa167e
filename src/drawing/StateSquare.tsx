import { type SquareState, stateClasses } from './square-states';

/** Decorative: needs a text beside it that says the state. */
export function StateSquare({ state, className = '' }: { state: SquareState; className?: string }) {
  return <span className={`${stateClasses[state].square} ${className}`} />;
}
