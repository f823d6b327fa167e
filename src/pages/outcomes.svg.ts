import drawings from '../sections/outcomes/outcomes.svg?raw';
import { fillInThemeColors } from '../styles/theme-colors';

export const GET = () =>
  new Response(fillInThemeColors(drawings), { headers: { 'Content-Type': 'image/svg+xml' } });
