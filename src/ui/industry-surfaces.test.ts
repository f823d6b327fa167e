import { expect, it } from 'vitest';
import { industries } from '../schema/vocabulary';
import { getPaletteClass } from './industry-surfaces';
import theme from './theme.css?raw';

it.each(industries)('theme.css has the colors of the industry %s', (industry) => {
  expect(theme).toContain(`.${getPaletteClass(industry)} {`);
});
