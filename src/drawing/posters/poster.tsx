import { palettes } from '../../lib/palettes';
import type { Counted, Project } from '../../schema/records';
import type { ServiceType } from '../../schema/vocabulary';
import { drawingFile, Rects } from '../drawing-file';
import type { Square } from '../squares';
import { columns, track, widen } from './filled-forms';
import type { Canvas, Form } from './layout';
import { gate, gather } from './scattered-forms';

export const forms: Readonly<Record<ServiceType, Form>> = {
  'Lead Generation': gather,
  'Sales Automation': track,
  'Pipeline Optimization': gate,
  'Revenue Growth': columns,
  'Customer Acquisition': widen,
};

const size = (width: number, height: number) => ({ width, height });
const area = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

/** By place. `clear` is the area of a card's figure and label, with 24 px around them. */
export const compositions = {
  card: { ...size(400, 400), from: 'top', field: area(24, 200, 352, 176), clear: size(280, 180) },
  wide: { ...size(800, 400), from: 'left', field: area(316, 32, 460, 336), clear: size(280, 180) },
  phone: { ...size(336, 200), from: 'left', field: area(188, 20, 128, 160), clear: size(172, 148) },
  page: { ...size(680, 560), from: 'left', field: area(32, 32, 648, 496), room: 168 },
  band: { ...size(640, 560), from: 'left', field: area(30, 24, 610, 444), room: 80 },
  bandPhone: { ...size(360, 180), from: 'top', field: area(20, 16, 320, 156), room: 16 },
  social: { ...size(480, 630), from: 'top', field: area(40, 40, 400, 550), room: 190 },
} satisfies Record<string, Canvas>;

export type Composition = keyof typeof compositions;

type PosterRecord = Pick<Project, 'industry' | 'type'> & { counted: Omit<Counted, 'label'> };

/** The service has a form, the industry a palette, and each thing counted a square. */
export function posterFile(record: PosterRecord, composition: Composition) {
  const { value, held = value, also = { value: 0 } } = record.counted;
  const canvas: Canvas = compositions[composition];
  const { counted, prospects = [], walls = [] } = forms[record.type](value, canvas);
  const stateOf = (index: number) => {
    if (index < also.value) return 'second';
    return index < held ? 'held' : 'booked';
  };
  const isLarge = ({ size }: Square) => size > (prospects[0]?.size ?? 0) * 0.72;
  return drawingFile(composition, {
    width: canvas.width,
    height: canvas.height,
    align: canvas.clear ? 'xMaxYMax' : 'xMaxYMid',
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
