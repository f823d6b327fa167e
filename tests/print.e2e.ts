import type { Page } from '@playwright/test';
import { everyPath, missingPageMessage, openHydrated } from './support/pages.ts';
import { fixtureSite, onFixtureSite, sites } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { allMatches } from './support/text.ts';

test.use({ allowedConsole: missingPageMessage });

const formats = ['Letter', 'A4'] as const;

/** Sheets of the fixture site, on either paper. */
const mostSheets: Record<string, number> = { '/': 10, '/projects': 8, '/portfolio': 3 };

async function print(page: Page, format: (typeof formats)[number]) {
  const sheets = allMatches(String(await page.pdf({ format })), /\/Type\s*(\/Page)\b/g).length;
  const last = String(await page.pdf({ format, pageRanges: `${sheets}` }));
  // A sheet with text embeds its fonts.
  return { sheets, isLastEmpty: !last.includes('/FontFile') };
}

for (const site of sites) {
  test.describe(site.name, () => {
    test.use(site === fixtureSite ? onFixtureSite : {});

    for (const path of everyPath) {
      test(`${path} prints on few sheets, none of them empty`, async ({ page }) => {
        await openHydrated(page, path);
        for (const format of formats) {
          const { sheets, isLastEmpty } = await print(page, format);
          expect.soft(isLastEmpty, `the last sheet of ${format} is empty`).toBe(false);
          // The owner's content may be longer.
          if (site === fixtureSite) expect.soft(sheets).toBeLessThanOrEqual(mostSheets[path] ?? 2);
          else console.log(path, format, sheets);
        }
      });
    }
  });
}
