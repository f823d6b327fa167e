import type { Project } from '../../schema/records';
import type { ServiceType } from '../../schema/vocabulary';
import { drawingFile } from '../drawing-file';
import { columns, track, widen } from './filled-forms';
import type { Form } from './layout';
import { Poster, type PosterProps } from './Poster';
import { palettes } from './palettes';
import { gate, gather } from './scattered-forms';

export const forms: Readonly<Record<ServiceType, Form>> = {
  'Lead Generation': gather,
  'Sales Automation': track,
  'Pipeline Optimization': gate,
  'Revenue Growth': columns,
  'Customer Acquisition': widen,
};

/** Compositions by place, in pixels of a usual window. */
export const compositions = {
  card: { width: 400, height: 250 },
  wide: { width: 800, height: 450 },
  phone: { width: 336, height: 140 },
  page: { width: 680, height: 544 },
} as const;

export type Composition = keyof typeof compositions;

export type PosterRecord = Pick<Project, 'company' | 'industry' | 'type'> & {
  readonly counted: PosterProps['counts'];
};

type Client = Pick<PosterRecord, 'company' | 'type'>;

/** The client's position among the clients of its service: the same for all its records. */
export function variantOf({ company, type }: Client, records: readonly Client[]): number {
  const clients = new Set(records.filter((it) => it.type === type).map((it) => it.company));
  return [...clients].indexOf(company);
}

export function posterFile(record: PosterRecord, variant: number, composition: Composition) {
  const { industry, type, counted } = record;
  const box = compositions[composition];
  const poster = (
    <Poster
      form={forms[type]}
      variant={variant}
      counts={counted}
      box={box}
      palette={palettes[industry]}
    />
  );
  return drawingFile(composition, poster, box);
}
