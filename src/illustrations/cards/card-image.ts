import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** An address that holds the drawing itself: a card is drawn without fetching anything. */
export const imageOfSvg = (svg: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

export const imageOf = (drawing: ReactElement): string => imageOfSvg(renderToStaticMarkup(drawing));
