import type { APIRoute } from 'astro';
import { securityText } from '../../seo/site-files';

export const GET: APIRoute = () =>
  new Response(securityText(new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
