import { renderLlmsText } from '../seo/llms';

export const GET = () => new Response(renderLlmsText());
