import { expect, it } from 'vitest';
import { industries } from '../schema/vocabulary';
import theme from '../styles/theme.css?raw';
import { getPaletteClass } from './industry-surfaces';

it.each(industries)('theme.css has the colors of the industry %s', (industry) => {
  expect(theme).toContain(`.${getPaletteClass(industry)} {`);
});
