import type { Square } from '../../lib/squares';
import type { Counted } from '../../schema/records';
import type { Industry } from '../../schema/vocabulary';
import { drawingFile } from '../drawing-file';
import { Rects, Ticks } from '../squares/Squares';
import type { Form, Stage } from './layout';
import { palettes } from './palettes';

export type PosterCounts = Omit<Counted, 'label'>;

interface PosterOptions {
  form: Form;
  counts: PosterCounts;
  stage: Stage;
  industry: Industry;
}

/** In pixels; smaller ticks are illegible. */
const SMALLEST_TICKED = 16;

/** The service has a form, the industry a palette, and each thing counted a square. */
export function poster(name: string, { form, counts, stage, industry }: PosterOptions) {
  const { value, held = value, also } = counts;
  const { width, height, align } = stage;
  const { counted, prospects = [], walls = [] } = form(value, stage);
  const isLarge = ({ size }: Square) => size > (prospects[0]?.size ?? 0) * 0.72;
  const second = also?.value ?? 0;
  const size = counted[0]?.size ?? 0;
  const ticked = counts.held && size >= SMALLEST_TICKED ? counted.slice(0, held) : [];
  const children = (
    <>
      {/* Beyond the edges too, for a frame of another ratio. */}
      <rect className="ground" x="-400%" y="-400%" width="900%" height="900%" />
      <Rects className="small" squares={prospects.filter((it) => !isLarge(it))} />
      <Rects className="large" squares={prospects.filter(isLarge)} />
      {walls.map((wall) => (
        <rect key={wall.x + wall.y} className="second" {...wall} />
      ))}
      <g className="counted">
        <Rects className="second" squares={counted.slice(0, second)} />
        <Rects className="held" squares={counted.slice(second, held)} />
        <Rects
          className="booked"
          squares={counted.slice(Math.max(held, second))}
          stroke={Math.min(3, Math.max(1, size / 16))}
        />
        <Ticks squares={ticked} stroke={Math.round(size * 0.9) / 10} />
      </g>
    </>
  );
  const surface = palettes[industry].replaceAll('surface-', '');
  return drawingFile(name, { width, height, align, surface, children });
}
