import { renderLlmsText } from '../seo/llms';

export const GET = async () => new Response(await renderLlmsText());
