import type { APIRoute } from 'astro';
import { svgIcon } from '../illustrations/icons/icon-files';

export const GET: APIRoute = () =>
  new Response(svgIcon(), { headers: { 'Content-Type': 'image/svg+xml' } });
