import { expect, it } from 'vitest';
import { createFontSubsets } from './fonts.ts';

const scriptsOf = async (text: string) =>
  (await createFontSubsets('text', text)).map(({ subset }) => subset);

it('loads letters beyond Western European only for texts that have them', async () => {
  expect(await scriptsOf('Zoë, José & Søren: “10 €”')).toEqual(['latin']);
  expect(await scriptsOf('Dvořák, Łukasz, Ștefan, İpek')).toEqual(['latin', 'latin-ext']);
});
