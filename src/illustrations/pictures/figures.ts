export type FigureUnit = 'percent' | 'multiple' | 'money' | 'count';

export interface Figure {
  readonly value: number;
  readonly sign: -1 | 0 | 1;
  readonly unit: FigureUnit;
}

/** What the figures of a record tell a drawing. */
export interface Shape {
  /** The last over the first: +212% is 3.12, 3.4x is 3.4. */
  readonly growth: number;
  /** How many things there are to draw: 41 demos are 41 dots. */
  readonly count: number;
  /** The share that is taken away: -38% is 0.38. */
  readonly cut: number;
}

const leadingFigure = /^([+-]?)(\$?)(\d[\d.,]*)(%|x|k|M)?(?=\s|$)/;
const signs: Readonly<Record<string, Figure['sign']>> = { '-': -1, '+': 1 };
const magnitudes: Readonly<Record<string, number>> = { k: 1_000, M: 1_000_000 };

const clamp = (value: number, minimum: number, maximum: number): number =>
  Math.min(maximum, Math.max(minimum, value));

const unitOf = (currency: string, suffix: string): FigureUnit => {
  if (currency === '$') return 'money';
  if (suffix === '%') return 'percent';
  if (suffix === 'x') return 'multiple';
  return 'count';
};

/** Reads the figure that a text begins with; words may follow, as in '14 days to the first meeting'. */
export function parseFigure(text: string): Figure | undefined {
  const match = leadingFigure.exec(text.trim());
  if (!match) return undefined;
  const [, mark = '', currency = '', digits = '', suffix = ''] = match;
  const value = Number.parseFloat(digits.replaceAll(',', '')) * (magnitudes[suffix] ?? 1);
  return { value, sign: signs[mark] ?? 0, unit: unitOf(currency, suffix) };
}

/** The figure's leading digits as a number from 1 to below 10, so that $310k still says something: 3.1. */
const mantissa = (value: number): number =>
  value > 0 ? value / 10 ** Math.floor(Math.log10(value)) : 1;

function growthOf(figures: readonly Figure[]): number {
  const multiple = figures.find((figure) => figure.unit === 'multiple');
  if (multiple) return multiple.value;
  const rise = figures.find((figure) => figure.unit === 'percent' && figure.sign > 0);
  if (rise) return 1 + rise.value / 100;
  const money = figures.find((figure) => figure.unit === 'money');
  return mantissa((money ?? figures[0])?.value ?? 2);
}

function countOf(figures: readonly Figure[]): number {
  const count = figures.find((figure) => figure.unit === 'count');
  return count?.value ?? mantissa(figures[0]?.value ?? 2) * 10;
}

function cutOf(figures: readonly Figure[], growth: number): number {
  const fall = figures.find((figure) => figure.unit === 'percent' && figure.sign < 0);
  return fall ? fall.value / 100 : 1 - 1 / growth;
}

/** The limits keep a drawing legible whatever the record says: no picture of 1,900 dots or of one. */
export function shapeOf(texts: readonly string[]): Shape {
  const figures = texts.map(parseFigure).filter((figure) => figure !== undefined);
  const growth = clamp(growthOf(figures), 1.4, 6);
  return {
    growth,
    count: clamp(Math.round(countOf(figures)), 5, 96),
    cut: clamp(cutOf(figures, growth), 0.12, 0.8),
  };
}
