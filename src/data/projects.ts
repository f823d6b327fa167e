import { getCaseStudyHref } from '../lib/routes';
import { content } from './content';
import { loadPicture } from './pictures';
import { getBookingLink } from './site-links';

/** The first project takes a row of three; a wide one two places of a row that has them. */
function getLayouts() {
  let placesUsed = 0;
  return content.projects.map(({ wide }, index) => {
    if (index === 0) return 'lead';
    const isWide = wide && placesUsed % 3 < 2;
    placesUsed += isWide ? 2 : 1;
    return isWide ? 'wide' : '';
  });
}

const layouts = getLayouts();

export const loadProjectCards = () =>
  Promise.all(
    content.projects.map(async ({ image, ...project }, index) => {
      const caseStudy = content.caseStudies.find((candidate) => candidate.project === project.id);
      return {
        project,
        layout: layouts[index] ?? '',
        picture: await loadPicture(image),
        discussHref: getBookingLink(`portfolio-${project.id}`).href,
        caseStudyHref: caseStudy && getCaseStudyHref(caseStudy.id),
      };
    }),
  );

export type LoadedProject = Awaited<ReturnType<typeof loadProjectCards>>[number];
