import { openWithFonts, scrollThrough } from './support/pages.ts';
import { onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use(onFixtureSite);

/** The fixture's sheets with the margins of a browser's print dialog: no empty one at the end. */
const sheets = {
  '/': { Letter: 12, A4: 10 },
  '/projects': { Letter: 7, A4: 7 },
  '/portfolio': { Letter: 2, A4: 2 },
  '/terms': { Letter: 2, A4: 1 },
};

test('pages print on few sheets, Letter and A4', async ({ page }) => {
  const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };
  for (const [path, expected] of Object.entries(sheets)) {
    await openWithFonts(page, path);
    await scrollThrough(page);
    for (const [format, most] of Object.entries(expected)) {
      const pdf = await page.pdf({ format, margin });
      const count = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
      expect.soft(count, `${path} on ${format}`).toBeLessThanOrEqual(most);
    }
  }
});
