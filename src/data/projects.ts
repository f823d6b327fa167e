import { getCaseStudyHref } from '../lib/routes';
import { interpolate } from '../lib/template';
import type { Project } from '../schema/projects';
import { getPicturedExampleLeadName } from './case-studies';
import { content } from './content';
import { getBookingLink } from './links';
import { loadPicture } from './pictures';

const captionCopy = content.copy.portfolio.card.caption;

/**
 * Returns what the picture of a project counts: `caption`, such as 'One gear, one quote request', or, for the
 * secondary result, `secondaryLabel`, such as 'containers: accounts reopened', which follows its number.
 * `exampleLeadName` is the name of the example lead, if the picture shows them.
 */
function getCaption(
  { image, results }: Pick<Project, 'image' | 'results'>,
  exampleLeadName: string | undefined,
): { caption?: string | undefined; secondaryLabel?: { text: string; lead: string | undefined } } {
  if (!image?.counts) return { caption: image?.caption };
  const { counts, thing = '', unit = '', note } = image;
  const result = results.secondary.label;
  const secondaryText = thing ? interpolate(captionCopy.secondary, { thing, result }) : result;
  const caption =
    counts === 'secondary' ? secondaryText : interpolate(captionCopy.other, { thing, unit });
  const text = note ? interpolate(captionCopy.note, { caption, note }) : caption;
  if (counts !== 'secondary') return { caption: text };
  const lead = exampleLeadName && interpolate(captionCopy.lead, { name: exampleLeadName });
  return { secondaryLabel: { text, lead } };
}

export const loadProjectCards = () =>
  Promise.all(
    content.projects.map(async ({ sample, image, ...project }) => {
      const caseStudy = content.caseStudies.find((candidate) => candidate.project === project.id);
      const hasSamePicture = image && image.src === caseStudy?.image?.src;
      return {
        project,
        picture: await loadPicture(image),
        ...getCaption(
          { ...project, image },
          hasSamePicture ? getPicturedExampleLeadName(caseStudy) : undefined,
        ),
        discussHref: getBookingLink(`portfolio-${project.id}`).href,
        caseStudyHref: caseStudy && getCaseStudyHref(caseStudy.id),
      };
    }),
  );

export type LoadedProject = Awaited<ReturnType<typeof loadProjectCards>>[number];
