import type { APIRoute } from 'astro';
import { icoIcon } from '../illustrations/icons/icon-files';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await icoIcon()), { headers: { 'Content-Type': 'image/x-icon' } });
