import type { ComponentType } from 'react';
import type { Industry, ServiceType } from '../../schema/vocabulary';
import { FlowMotif } from './FlowMotif';
import { shapeOf } from './figures';
import { LoopMotif } from './LoopMotif';
import type { MotifProps } from './motif';
import { bleed, height, rectangle, width } from './picture-geometry';
import { palettes, type Tones } from './picture-palettes';
import { RingsMotif } from './RingsMotif';
import { ScatterMotif } from './ScatterMotif';
import { StepsMotif } from './StepsMotif';

export interface RecordPictureProps {
  readonly industry: Industry;
  readonly motif: ServiceType;
  /** The record's figures, such as '+212%' or '41 demos booked'; words after a figure are ignored. */
  readonly figures: readonly string[];
  /** The record's id. */
  readonly seed: string;
}

const motifs: Readonly<Record<ServiceType, ComponentType<MotifProps>>> = {
  'Lead Generation': ScatterMotif,
  'Sales Automation': LoopMotif,
  'Pipeline Optimization': FlowMotif,
  'Revenue Growth': StepsMotif,
  'Customer Acquisition': RingsMotif,
};

const rules = (tones: Tones): string =>
  Object.entries(tones)
    .map(([name, color]) => `.${name.charAt(0)}{color:${color}}`)
    .join('');

/** Classes: g f q m s l are the tones, o is an outline, d is dots. */
const drawing =
  'path{fill:currentColor}.o,.d{fill:none;stroke:currentColor}.d{stroke-linecap:round}';

/** A picture that says by its ground the industry, by its motif the service, by its shape the figures. */
export function RecordPicture({ industry, motif, figures, seed }: RecordPictureProps) {
  const { light, dark } = palettes[industry];
  const night = dark ? `@media (prefers-color-scheme:dark){${rules(dark)}}` : '';
  const Motif = motifs[motif];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a file for <img>, whose alt says what is seen.
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <style>{`${drawing}${rules(light)}${night}`}</style>
      <path className="g" d={rectangle(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)} />
      <Motif shape={shapeOf(figures)} seed={seed} />
    </svg>
  );
}
