import { expect, it } from 'vitest';
import { cutFont } from './fonts.ts';

const scriptsOf = async (text: string) =>
  (await cutFont('text', text, 'woff2')).map(({ script }) => script);

it('takes letters beyond Western European from the file of their script, if there are any', async () => {
  expect(await scriptsOf('Zoë, José & Søren: “10 €”')).toEqual(['latin']);
  expect(await scriptsOf('Dvořák, Łukasz, Ștefan, İpek')).toEqual(['latin', 'latin-ext']);
});

it('keeps only the given characters', async () => {
  const [few, many] = await Promise.all(
    ['Łódź', 'Łódź, Dvořák, Ștefan, İpek'].map((text) => cutFont('display', text, 'woff2')),
  );
  expect(few?.[1]?.data.length).toBeLessThan(many?.[1]?.data.length ?? 0);
});
