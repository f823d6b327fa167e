import type { APIRoute, GetStaticPaths } from 'astro';
import { postersOf } from '../../site/pictures';
import { recordsOf } from '../../site/records';

export const getStaticPaths: GetStaticPaths = async () => {
  const works = [...(await recordsOf('projects')), ...(await recordsOf('caseStudies'))];
  const posters = await Promise.all(works.map(postersOf));
  // Equal drawings are one file.
  const files = new Map(posters.flat().map(({ name, svg }) => [name, svg]));
  return [...files].map(([name, svg]) => ({ params: { name }, props: { svg } }));
};

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
