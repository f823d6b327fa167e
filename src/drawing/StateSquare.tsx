import { type State, stateClasses } from './states';

/** Decorative: needs a text beside it that says the state. */
export function StateSquare({ state, className = '' }: { state: State; className?: string }) {
  return <span className={`${stateClasses[state].square} ${className}`} />;
}
