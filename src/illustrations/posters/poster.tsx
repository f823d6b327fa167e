import { palettes } from '../../lib/palettes';
import type { Square } from '../../lib/squares';
import type { Counted, Project } from '../../schema/records';
import type { ServiceType } from '../../schema/vocabulary';
import { drawingFile, Rects } from '../drawing-file';
import { columns, track, widen } from './filled-forms';
import type { Form, Stage } from './layout';
import { gate, gather } from './scattered-forms';

export const forms: Readonly<Record<ServiceType, Form>> = {
  'Lead Generation': gather,
  'Sales Automation': track,
  'Pipeline Optimization': gate,
  'Revenue Growth': columns,
  'Customer Acquisition': widen,
};

/** By place. `clear` is the area of a card's figure and label, with 24 px around them. */
export const compositions = {
  card: {
    width: 400,
    height: 400,
    from: 'top',
    clear: { width: 280, height: 180 },
    field: { x: 24, y: 200, width: 352, height: 176 },
  },
  wide: {
    width: 800,
    height: 400,
    from: 'left',
    clear: { width: 280, height: 180 },
    field: { x: 316, y: 32, width: 460, height: 336 },
  },
  phone: {
    width: 336,
    height: 200,
    from: 'left',
    clear: { width: 172, height: 148 },
    field: { x: 188, y: 20, width: 128, height: 160 },
  },
  page: {
    width: 680,
    height: 560,
    from: 'left',
    field: { x: 32, y: 32, width: 648, height: 496 },
    room: 168,
  },
  band: {
    width: 640,
    height: 560,
    from: 'left',
    field: { x: 30, y: 24, width: 610, height: 444 },
    room: 80,
  },
  bandPhone: {
    width: 360,
    height: 180,
    from: 'top',
    field: { x: 20, y: 16, width: 320, height: 156 },
    room: 16,
  },
  social: {
    width: 480,
    height: 630,
    from: 'top',
    field: { x: 40, y: 40, width: 400, height: 550 },
    room: 190,
  },
} as const satisfies Record<string, Stage>;

export type Composition = keyof typeof compositions;

type PosterRecord = Pick<Project, 'industry' | 'type'> & { counted: Omit<Counted, 'label'> };

/** The service has a form, the industry a palette, and each thing counted a square. */
export function posterFile(record: PosterRecord, composition: Composition) {
  const { value, held = value, also = { value: 0 } } = record.counted;
  const stage: Stage = compositions[composition];
  const { counted, prospects = [], walls = [] } = forms[record.type](value, stage);
  const stateOf = (index: number) => {
    if (index < also.value) return 'second';
    return index < held ? 'held' : 'booked';
  };
  const isLarge = ({ size }: Square) => size > (prospects[0]?.size ?? 0) * 0.72;
  return drawingFile(composition, {
    width: stage.width,
    height: stage.height,
    align: stage.clear ? 'xMaxYMax' : 'xMaxYMid',
    surface: palettes[record.industry].replaceAll('surface-', ''),
    squares: counted.map((square, index) => ({ ...square, state: stateOf(index) })),
    ticked: record.counted.held ? counted.slice(0, held) : [],
    outline: Math.min(2.3, Math.max(0.8, (counted[0]?.size ?? 0) / 21)),
    children: (
      <>
        {/* Beyond the edges too, for a frame of another ratio. */}
        <rect className="ground" x="-400%" y="-400%" width="900%" height="900%" />
        <Rects className="small" squares={prospects.filter((it) => !isLarge(it))} />
        <Rects className="large" squares={prospects.filter(isLarge)} />
        {walls.map((wall) => (
          <rect key={wall.x + wall.y} className="second" {...wall} />
        ))}
      </>
    ),
  });
}
