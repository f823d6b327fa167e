import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandColors } from './brand-colors';

const theme = readFileSync(new URL('../styles/theme.css', import.meta.url), 'utf8');

/** Björn Ottosson's conversion from OKLCH to sRGB. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const channels = linear.map((value) => {
    const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, gamma)) * 255);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function tokenInTheme(token: string, scheme: 'light' | 'dark'): string {
  const definition = new RegExp(`--color-${token}: (.+);`).exec(theme)?.[1] ?? '';
  const values = [...definition.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
  const [, lightness, chroma, hue] = values.at(scheme === 'light' ? 0 : -1) ?? [];
  return hexOf(Number(lightness), Number(chroma), Number(hue));
}

describe('brandColors', () => {
  it.each([
    ['paper', 'paper', 'light'],
    ['ink', 'ink', 'light'],
    ['ink2', 'ink-2', 'light'],
    ['rule', 'rule', 'light'],
    ['pine', 'pine', 'light'],
    ['pineAtNight', 'pine', 'dark'],
    ['pineRule', 'pine-rule', 'light'],
    ['onPine', 'on-pine', 'light'],
    ['onPine2', 'on-pine-2', 'light'],
    ['accent', 'accent', 'light'],
    ['night', 'night', 'light'],
    ['leaf', 'leaf', 'light'],
  ] as const)('has %s as the theme has --color-%s (%s)', (name, token, scheme) => {
    expect(brandColors[name]).toBe(tokenInTheme(token, scheme));
  });
});
