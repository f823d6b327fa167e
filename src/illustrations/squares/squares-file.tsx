import type { ReactNode } from 'react';
import type { Square } from '../../lib/squares';
import { drawingFile } from '../drawing-file';
import { inState, Rects, Ticks } from './Squares';

/** In pixels; smaller ticks are illegible. */
const SMALLEST_TICKED = 16;
const OUTLINE = 1.5;

export interface SquaresFileProps {
  width: number;
  height: number;
  squares: readonly Square[];
  surface?: 'paper' | 'pine' | 'accent';
  children?: ReactNode;
}

/** Squares in the colors of their states. */
export function squaresFile(name: string, { squares, children, ...drawing }: SquaresFileProps) {
  const states = [...new Set(squares.map(({ state }) => state))];
  const ticked = inState(squares, 'held').filter(({ size }) => size >= SMALLEST_TICKED);
  const shapes = (
    <>
      {states.map((state) => (
        <Rects
          key={state}
          className={state}
          squares={inState(squares, state)}
          stroke={state === 'lead' || state === 'held' ? 0 : OUTLINE}
        />
      ))}
      <Ticks squares={ticked} stroke={Math.round((ticked[0]?.size ?? 0) * 0.9) / 10} />
      {children}
    </>
  );
  return drawingFile(name, { ...drawing, children: shapes });
}
