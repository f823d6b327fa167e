import type { ComponentType } from 'react';
import type { Shape } from './figures';
import { type Dot, groupDots, hash } from './picture-geometry';

export interface MotifProps {
  readonly shape: Shape;
  readonly seed: string;
}

/**
 * Each motif has several compositions, so that two records of one type do not look like one picture recolored.
 * The edition is a number under which the published records of the motif take different compositions; a record
 * added later may share one, and still differs by palette and figures.
 */
export const choose = (
  compositions: readonly [ComponentType<MotifProps>, ...ComponentType<MotifProps>[]],
  seed: string,
  edition: number,
): ComponentType<MotifProps> =>
  compositions[hash(`${edition}:${seed}`) % compositions.length] ?? compositions[0];

export interface DotsProps {
  readonly dots: readonly Dot[];
}

export function Dots({ dots }: DotsProps) {
  return groupDots(dots).map(({ size, tone, path }) => (
    <path key={`${tone}${size}`} className={`${tone} d`} strokeWidth={size} d={path} />
  ));
}
