import type { ReactNode } from 'react';
import { type Square, ticksPath } from '../../lib/squares';
import { type Scheme, themeColor } from '../../lib/theme-colors';
import { drawingFile } from '../drawing-file';
import { Rects } from './Squares';

/** In pixels; smaller ticks are illegible. */
const SMALLEST_TICKED = 16;
const OUTLINE = 1.5;

export interface SquaresFileProps {
  width: number;
  height: number;
  squares: readonly Square[];
  /** The surface of the page on which the file is shown. */
  surface?: 'paper' | 'pine' | 'accent';
  children?: ReactNode;
}

function colorsOf(scheme: Scheme, surface: string): string {
  const color = (token: string) => themeColor(token, scheme, surface);
  return (
    `.prospect,.booked,.open{fill:none;stroke:${color('prospect')}}.open{stroke:${color('faint')}}` +
    `.booked,.line{stroke:${color('meeting')}}.lead{fill:${color('qualified')}}` +
    `.held,.bar{fill:${color('meeting')}}.tick{stroke:${color('on-meeting')}}`
  );
}

/** Squares as a file, in the colors of a surface, light and dark. */
export function squaresFile(name: string, props: SquaresFileProps) {
  const { width, height, squares, surface = 'paper', children } = props;
  const [light, dark] = [colorsOf('light', surface), colorsOf('dark', surface)];
  const night = dark === light ? '' : `@media (prefers-color-scheme:dark){${dark}}`;
  const states = [...new Set(squares.map(({ state }) => state))];
  const ticked = squares.filter(({ state, size }) => state === 'held' && size >= SMALLEST_TICKED);
  const drawing = (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a file for <img>, which has the alternative text.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`}>
      <style>
        {`.tick,.line{fill:none;stroke-linecap:round;stroke-linejoin:round}${light}${night}`}
      </style>
      {states.map((state) => (
        <Rects
          key={state}
          className={state}
          squares={squares.filter((square) => square.state === state)}
          stroke={state === 'lead' || state === 'held' ? 0 : OUTLINE}
        />
      ))}
      {ticked.map((square) => (
        <path
          key={`${square.x} ${square.y}`}
          className="tick"
          strokeWidth={Math.round(square.size * 0.9) / 10}
          d={ticksPath([square])}
        />
      ))}
      {children}
    </svg>
  );
  return drawingFile(name, drawing, { width, height });
}
