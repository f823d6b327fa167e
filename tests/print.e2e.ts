import { openHydrated } from './support/pages.ts';
import { onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { allMatches } from './support/text.ts';

test.use(onFixtureSite);

/** The most sheets that each page of the fixture site may take, so that none ends with an empty one. */
const sheets = {
  '/': { Letter: 9, A4: 9 },
  '/projects': { Letter: 7, A4: 6 },
  '/portfolio': { Letter: 1, A4: 1 },
  '/terms': { Letter: 1, A4: 1 },
  '/privacy': { Letter: 1, A4: 1 },
};

test('pages print on few sheets of Letter and A4', async ({ page }) => {
  for (const [path, expected] of Object.entries(sheets)) {
    await openHydrated(page, path);
    for (const [format, most] of Object.entries(expected)) {
      const pdf = String(await page.pdf({ format }));
      const printed = allMatches(pdf, /\/Type\s*(\/Page)\b/g).length;
      expect.soft(printed, `${path} on ${format}`).toBeLessThanOrEqual(most);
    }
  }
});
