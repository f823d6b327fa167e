import { openWithFonts } from './support/pages.ts';
import { ownSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test('the ring around a link to a case lies on the paper, not on the dark bands', async ({
  page,
}) => {
  await openWithFonts(page, '/projects');
  const links = page.getByRole('navigation', { name: ownSite.copy.caseStudies.hero.indexLabel });
  await links.getByRole('link').first().focus();
  const ring = await links
    .getByRole('link')
    .first()
    .evaluate((link) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(link);
      const { top, bottom } = link.getBoundingClientRect();
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      return { top: top - reach, bottom: bottom + reach };
    });
  const paper = await links.boundingBox();
  expect(ring.top).toBeGreaterThanOrEqual(paper?.y ?? 0);
  expect(ring.bottom).toBeLessThanOrEqual((paper?.y ?? 0) + (paper?.height ?? 0));
});
