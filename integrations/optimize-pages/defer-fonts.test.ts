import { expect, it } from 'vitest';
import { bundleLoader, splitFonts } from './defer-fonts.ts';

it('separates downloaded fonts from the styles and drops those that no style names', () => {
  const local = '@font-face{font-family:Local;src:local(Arial)}';
  const used = '@font-face{font-family:"C D";src:url(c.woff2)}';
  const unused = '@font-face{font-family:"E";src:url(e.woff2)}';
  const rule = 'p{font-family:"C D",Local}';
  expect(splitFonts(local + used + unused + rule)).toEqual({ styles: local + rule, fonts: used });
});

it('bundles a loader that imports the page script', async () => {
  const loader = await bundleLoader('/_astro/page.js');
  expect(loader).toContain('/_astro/page.js');
  expect(loader).not.toContain('PAGE_SCRIPT');
});
