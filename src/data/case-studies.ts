import { interpolate } from '../lib/template';
import type { CaseStudy } from '../schema/case-studies';
import { content } from './content';
import { getImageFile, loadPicture } from './pictures';

const { caseStudies } = content;

/** The case of the hero and "How it works". */
export const exampleCaseStudy =
  caseStudies.find(({ handover }) => handover) ?? caseStudies.find(({ funnel }) => funnel);

export const reportCaseStudy = caseStudies.find(({ report }) => report);

function getDecoration({ src, phoneSrc }: { src: string; phoneSrc: string }) {
  const { src: srcSet, width, height } = getImageFile(phoneSrc);
  const phone = { srcSet, media: 'screen and (width < 48rem)', width, height };
  return { ...getImageFile(src), alt: '', sources: [phone] };
}

export const getWallPictures = ({
  strangers,
  leads,
  ...starts
}: NonNullable<CaseStudy['wall']>) => ({
  strangers: getDecoration(strangers),
  leads: getDecoration(leads),
  ...starts,
});

/** Returns the drawing that wide windows show in place of the picture. */
const getBandDrawing = ({ bandDrawing }: CaseStudy) =>
  bandDrawing && { ...bandDrawing, src: getImageFile(bandDrawing.src).src };

const viewNames = ['first', 'middle', 'last'] as const;

/** Returns a picture for each day, and one for the hero: views of one drawing. */
function loadCourse({ course }: CaseStudy) {
  if (!course) return undefined;
  const { src } = getImageFile(course.src);
  const states = course.states.map((state, index) => ({
    ...state,
    src: `${src}#${viewNames[index]}`,
    alt: interpolate(course.alt, { count: state.count }),
  }));
  return { ...course, states, tileSrc: `${src}#tile` };
}

export type LoadedCourse = NonNullable<ReturnType<typeof loadCourse>>;

export const loadCaseStudies = () =>
  Promise.all(
    caseStudies.map(async (caseStudy) => ({
      caseStudy,
      picture: await loadPicture(caseStudy.image),
      bandDrawing: getBandDrawing(caseStudy),
      course: loadCourse(caseStudy),
    })),
  );

export type LoadedCaseStudy = Awaited<ReturnType<typeof loadCaseStudies>>[number];
