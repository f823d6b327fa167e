import { expect, it } from 'vitest';
import { getThemeColor, resolveThemeColors } from './theme-colors';

it('resolves a color of the theme, by scheme and palette', () => {
  const colors = [
    getThemeColor('pine'),
    getThemeColor('pine', 'dark'),
    getThemeColor('palette-surface', 'light', 'palette-fintech'),
    getThemeColor('palette-surface', 'light', 'palette-real-estate'),
  ];
  expect(colors).toEqual(colors.map(() => expect.stringMatching(/^#[\da-f]{6}$/)));
  expect(new Set(colors).size).toBe(4);
});

it('replaces tokens in a drawing, whatever their fallback', () => {
  const svg = '<rect fill="var(--color-pine, rgb(1 2 3))" stroke="var(--color-pine)"/>';
  const pine = getThemeColor('pine');
  expect(resolveThemeColors(svg)).toBe(`<rect fill="${pine}" stroke="${pine}"/>`);
});

it('names a token that the theme does not have', () => {
  expect(() => getThemeColor('pinee')).toThrow('--color-pinee is missing');
});
