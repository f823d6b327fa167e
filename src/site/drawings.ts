import { outcomes } from '@content/copy/home';
import type { DrawingFile } from '../illustrations/drawing-file';
import { fullCalendarFile } from '../illustrations/full-calendar';
import { missedGateFiles } from '../illustrations/squares/MissedGate';
import { outcomePieces } from '../illustrations/squares/outcome-pieces';
import { planMonthFiles } from '../illustrations/squares/plan-months';
import { postersOf } from './pictures';
import { recordsOf } from './records';
import { sceneFor, shownCase } from './scene';

/** Every drawing that a page shows as a file. */
export async function allDrawings(): Promise<DrawingFile[]> {
  const studies = await recordsOf('caseStudies');
  const works = [...(await recordsOf('projects')), ...studies];
  const scene = sceneFor(shownCase(studies));
  return [
    ...works.flatMap(postersOf),
    ...(scene ? [scene.wide, scene.phone] : []),
    ...outcomes.items.flatMap(({ id }) => Object.values(outcomePieces.get(id) ?? {})),
    ...[...planMonthFiles(await recordsOf('plans')).values()].flatMap((it) => [it.wide, it.narrow]),
    ...missedGateFiles,
    fullCalendarFile,
  ];
}
