import type { Square } from '../../lib/squares';
import { Squares } from './Squares';

const squares: readonly Square[] = [
  { x: 0, y: 110, size: 64, state: 'lead' },
  { x: 78, y: 110, size: 64, state: 'lead' },
  { x: 164, y: 132, size: 64, turn: 24, state: 'lead' },
  { x: 232, y: 228, size: 64, turn: 52, state: 'prospect' },
  { x: 312, y: 110, size: 64, state: 'open' },
  { x: 390, y: 110, size: 64, state: 'open' },
  { x: 468, y: 110, size: 64, state: 'open' },
];

/** A row moving into its cells, and the place where it broke apart. Decorative. */
export function BrokenRow() {
  return <Squares width={532} height={320} squares={squares} className="mx-auto w-full max-w-xl" />;
}
