import type { APIRoute } from 'astro';
import { sitemap } from '../seo/site-files';

export const GET: APIRoute = () =>
  new Response(sitemap(), { headers: { 'Content-Type': 'application/xml' } });
