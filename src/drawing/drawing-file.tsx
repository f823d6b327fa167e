import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ImageFile } from '../lib/picture';
import type { Scheme } from '../styles/read-theme';
import { themeColor } from '../styles/theme-colors';
import { rectOf, type Square, ticksPath } from './squares';

export interface DrawingFile extends ImageFile {
  svg: string;
}

interface Drawing {
  /** In pixels, where the drawing is not scaled. */
  width: number;
  height: number;
  left?: number;
  /** A surface of `theme.css`. */
  surface?: string;
  squares: readonly Square[];
  outlineWidth?: number;
  backdrop?: ReactNode;
}

/** Color tokens by class. */
const fills = { ground: 'surface', second: 'second', qualified: 'qualified', held: 'meeting' };
const outlines = { prospect: 'prospect', free: 'faint', booked: 'meeting', tick: 'on-meeting' };

function stylesOf(markup: string, scheme: Scheme, surface: string): string {
  const rules = (property: string, tokens: Record<string, string>) =>
    Object.entries(tokens)
      .filter(([name]) => markup.includes(`class="${name}"`))
      .map(([name, token]) => `.${name}{${property}:${themeColor(token, scheme, surface)}}`);
  return [...rules('fill', fills), ...rules('stroke', outlines)].join('');
}

/** A name that changes with the drawing, so that its file may be cached forever. */
export function hashedName(name: string, svg: string): string {
  return `${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}`;
}

/** In pixels; smaller ticks are illegible. */
const SMALLEST_TICKED = 10;

/** Assumes squares of one size. */
function Ticks({ squares }: Pick<Drawing, 'squares'>) {
  const [first] = squares;
  if (!first || first.size < SMALLEST_TICKED) return null;
  return (
    <path
      className="tick"
      strokeWidth={Math.round(first.size) / 10}
      strokeLinecap="round"
      strokeLinejoin="round"
      d={ticksPath(squares)}
    />
  );
}

/** A file instead of inline SVG: one element in the page, both color schemes inside. */
export function drawingFile(name: string, drawing: Drawing): DrawingFile {
  const { width, height, left = 0, surface = 'paper', squares, outlineWidth = 1.5 } = drawing;
  const booked = outlineWidth * 1.3;
  const strokes = { prospect: outlineWidth, free: outlineWidth, booked, qualified: 0, held: 0 };
  const markup = renderToStaticMarkup(
    <>
      {drawing.backdrop}
      <g className="squares">
        {Object.entries(strokes).map(([state, stroke]) => {
          const inState = squares.filter((square) => square.state === state);
          if (inState.length === 0) return null;
          return (
            <g key={state} className={state} strokeWidth={stroke || undefined}>
              {inState.map((square) => (
                <rect key={`${square.x} ${square.y}`} {...rectOf(square, stroke)} />
              ))}
            </g>
          );
        })}
      </g>
      <Ticks squares={squares.filter(({ state }) => state === 'held')} />
    </>,
  );
  const styles =
    `.${Object.keys(outlines).join(',.')}{fill:none}${stylesOf(markup, 'light', surface)}` +
    `@media (prefers-color-scheme:dark){${stylesOf(markup, 'dark', surface)}}`;
  const frame = `viewBox="${left} 0 ${width} ${height}" width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${frame}><style>${styles}</style>${markup}</svg>`;
  return { src: `/pictures/${hashedName(name, svg)}.svg`, svg, width, height };
}
