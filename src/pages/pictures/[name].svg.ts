import type { APIRoute, GetStaticPaths } from 'astro';
import { caseStudyPicture, projectPicture } from '../../illustrations/pictures/picture-files';
import { recordsOf } from '../../site/records';

export const getStaticPaths: GetStaticPaths = async () => {
  const [projects, studies] = await Promise.all([recordsOf('projects'), recordsOf('caseStudies')]);
  const files = [...projects.map(projectPicture), ...studies.map(caseStudyPicture)];
  return files.map(({ name, svg }) => ({ params: { name }, props: { svg } }));
};

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
