import type { APIRoute } from 'astro';
import { robots } from '../seo/site-files';

export const GET: APIRoute = () =>
  new Response(robots(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
