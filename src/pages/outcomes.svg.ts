import drawings from '../sections/outcomes/outcomes.svg?raw';
import { resolveThemeColors } from '../styles/theme-colors';

export const GET = () =>
  new Response(resolveThemeColors(drawings), { headers: { 'Content-Type': 'image/svg+xml' } });
