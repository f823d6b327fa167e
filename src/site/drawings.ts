import type { DrawingFile } from '../illustrations/drawing-file';
import { postersOf } from './pictures';
import { recordsOf } from './records';

/** Every drawing that a page shows as a file. */
export async function allDrawings(): Promise<DrawingFile[]> {
  const works = [...(await recordsOf('projects')), ...(await recordsOf('caseStudies'))];
  return (await Promise.all(works.map(postersOf))).flat();
}
