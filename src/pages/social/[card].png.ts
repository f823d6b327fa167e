import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { routes } from '../../lib/routes';
import { getSocialCard, renderCardPng } from '../../seo/social-cards';

export async function getStaticPaths() {
  const cards = await Promise.all(Object.values(routes).map(getSocialCard));
  return cards.map(({ name, svg }) => ({ params: { card: name }, props: { svg } }));
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const png = await renderCardPng(props.svg);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
