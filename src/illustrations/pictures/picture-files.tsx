import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CaseStudy, Project } from '../../schema/records';
import { RecordPicture } from './RecordPicture';

export interface PictureFile {
  /** The file's name without its ending: the record and the hash of what is drawn. */
  name: string;
  svg: string;
}

function pictureFile(id: string, picture: React.ReactElement): PictureFile {
  const svg = renderToStaticMarkup(picture);
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { name: `${id}.${hash}`, svg };
}

/** The picture of a portfolio project, drawn from its industry, type and figures. */
export function projectPicture({ id, industry, type, results }: Project): PictureFile {
  const { primary, secondary, tertiary } = results;
  const figures = [primary, secondary, tertiary].map(({ figure }) => figure);
  return pictureFile(
    id,
    <RecordPicture industry={industry} motif={type} figures={figures} seed={id} />,
  );
}

/** The picture of a case study, drawn from its industry, motif and figures. */
export function caseStudyPicture({ id, industry, type, results, metrics }: CaseStudy): PictureFile {
  const figures = [results.headline.figure, ...metrics.map(({ value }) => value)];
  return pictureFile(
    `case-${id}`,
    <RecordPicture industry={industry} motif={type} figures={figures} seed={id} />,
  );
}

/** Where a picture is served: its name changes with what is drawn, so it may be kept for ever. */
export function pictureHref({ name }: PictureFile): string {
  return `/pictures/${name}.svg`;
}
