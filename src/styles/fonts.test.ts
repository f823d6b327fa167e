import { expect, it } from 'vitest';
import { cutFont } from './fonts.ts';

const scriptsOf = async (text: string) =>
  (await cutFont('text', text, 'woff2')).map(({ script }) => script);

it('takes letters beyond Western European from the file of their script, if there are any', async () => {
  expect(await scriptsOf('Zoë, José & Søren: “10 €”')).toEqual(['latin']);
  expect(await scriptsOf('Dvořák, Łukasz, Ștefan, İpek')).toEqual(['latin', 'latin-ext']);
});
