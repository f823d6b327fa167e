import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { icons } from '../seo/icons';

export const getStaticPaths = () =>
  Object.entries(icons).map(([icon, props]) => ({ params: { icon }, props }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(await props.create(), { headers: { 'Content-Type': props.type } });
