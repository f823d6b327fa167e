import { fullCalendarFile } from '../illustrations/Calendar';
import type { DrawingFile } from '../illustrations/drawing-file';
import { friezeFile } from '../illustrations/Frieze';
import { missedGateFile } from '../illustrations/MissedGate';
import { planMonthFiles } from '../illustrations/PlanMonth';
import { postersOf } from './pictures';
import { recordsOf } from './records';
import { sceneFor, shownCase } from './scene';

/** Every drawing that a page shows as a file. */
export async function allDrawings(): Promise<DrawingFile[]> {
  const studies = await recordsOf('caseStudies');
  const works = [...(await recordsOf('projects')), ...studies];
  return [
    ...works.flatMap(postersOf),
    ...(sceneFor(shownCase(studies))?.files ?? []),
    ...planMonthFiles(await recordsOf('plans')).values(),
    friezeFile,
    missedGateFile,
    fullCalendarFile,
  ];
}
