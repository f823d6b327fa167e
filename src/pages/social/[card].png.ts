import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { shownPaths } from '../../data/pages';
import { getSocialCard, renderCardPng } from '../../seo/social-cards';

export async function getStaticPaths() {
  const cards = await Promise.all(shownPaths.map(getSocialCard));
  return cards.map(({ name, svg }) => ({ params: { card: name }, props: { svg } }));
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const png = await renderCardPng(props.svg);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
