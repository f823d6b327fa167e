import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hashedName } from '../lib/hashed-name';

export interface DrawingFile {
  href: string;
  svg: string;
  /** In pixels, for `<img>`. */
  width: number;
  height: number;
}

/** A drawing as a static file, which costs the page one element; `size` is its usual window's. */
export function drawingFile(
  name: string,
  drawing: ReactElement,
  { width, height }: Pick<DrawingFile, 'width' | 'height'>,
): DrawingFile {
  const svg = renderToStaticMarkup(drawing);
  return { href: `/pictures/${hashedName(name, svg)}.svg`, svg, width, height };
}
