import type { APIRoute, GetStaticPaths } from 'astro';
import { cardPng } from '../../illustrations/cards/card-files';
import { routes } from '../../lib/routes';
import { socialCardOf } from '../../seo/social-cards';

export const getStaticPaths: GetStaticPaths = async () => {
  const cards = await Promise.all(Object.values(routes).map(socialCardOf));
  return cards.map(({ name, svg }) => ({ params: { name }, props: { svg } }));
};

export const GET: APIRoute<{ svg: string }> = async ({ props }) =>
  new Response(new Uint8Array(await cardPng(props.svg)), {
    headers: { 'Content-Type': 'image/png' },
  });
