import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const documents = [
  {
    path: '/terms',
    title: 'Terms and Conditions',
    headings: [
      '1. Acceptance',
      '2. Description of Service',
      '3. Payment Terms',
      '4. User Responsibilities',
      '5. Data and Privacy',
      '6. Service Availability',
      '7. Limitation of Liability',
      '8. Termination',
      '9. Intellectual Property',
      '10. Governing Law',
      '11. Changes to Terms',
      '12. Contact Information',
    ],
    facts: [
      {
        section: '3. Payment Terms',
        says: /Fees are non-refundable, except where the law requires/,
      },
      { section: '3. Payment Terms', says: /30 days’ notice before a new price applies/ },
      { section: '3. Payment Terms', says: /Monthly plans are billed on the same date each month/ },
      { section: '3. Payment Terms', says: /Annual plans are billed upfront.*with a discount/ },
      { section: '6. Service Availability', says: /99\.9%.*a target, not a guarantee/ },
      {
        section: '7. Limitation of Liability',
        says: /liability to you is capped at the amount you paid us in the 12 months before/,
      },
      {
        section: '8. Termination',
        says: /delete your data within 30 days, unless you ask for an export/,
      },
      { section: '10. Governing Law', says: /law of the State of Delaware/ },
      { section: '10. Governing Law', says: /binding arbitration/ },
      { section: '12. Contact Information', says: /hello@closewell\.example/ },
    ],
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    headings: [
      '1. Information We Collect',
      '2. How We Use It',
      '3. Sharing',
      '4. Security',
      '5. Your Rights',
      '6. Cookies',
      '7. Retention',
      '8. International Transfers',
      "9. Children's Privacy",
      '10. Changes',
      '11. Contact',
    ],
    facts: [
      { section: "9. Children's Privacy", says: /not for children under 13/ },
      { section: '11. Contact', says: /hello@closewell\.example/ },
    ],
  },
];

function sectionHeadings(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 2 });
}

/** What stands between a heading and the next one. */
function textBelow(heading: Locator): Promise<string> {
  return heading.evaluate((element) => {
    const texts: string[] = [];
    let next = element.nextElementSibling;
    while (next && next.tagName !== element.tagName) {
      texts.push(next.textContent);
      next = next.nextElementSibling;
    }
    return texts.join(' ').replace(/\s+/g, ' ');
  });
}

/** Whether the heading's first letter is what the visitor sees at its place. */
function isUncovered(heading: Locator): Promise<boolean> {
  return heading.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return document.elementFromPoint(left + 4, top + 4) === element;
  });
}

for (const { path, title, headings, facts } of documents) {
  test.describe(path, () => {
    test('has its numbered headings in order', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(sectionHeadings(page)).toHaveText(headings);
    });

    test('says below each heading what the specification asks for', async ({ page }) => {
      await page.goto(path);
      for (const { section, says } of facts) {
        const heading = sectionHeadings(page).filter({ hasText: section });
        expect(await textBelow(heading), section).toMatch(says);
      }
    });

    test('has a text below every heading and no placeholder', async ({ page }) => {
      await page.goto(path);
      for (const heading of await sectionHeadings(page).all()) {
        expect((await textBelow(heading)).length).toBeGreaterThan(80);
      }
      await expect(page.getByRole('main')).not.toContainText(/[{}]/);
    });

    test('was last updated today, wherever the visitor is', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2031-02-04T03:00:00Z'));
      await page.goto(path);
      await expect(page.getByText('Last updated:')).toHaveText('Last updated: February 3, 2031');
      await expect(page.getByRole('time')).toHaveAttribute('datetime', '2031-02-03');

      await page.clock.setFixedTime(new Date('2031-12-31T17:00:00Z'));
      await page.reload();
      await expect(page.getByText('Last updated:')).toHaveText('Last updated: December 31, 2031');
    });

    test('leads back home above and below its text', async ({ page }) => {
      await page.goto(path);
      const ways = page.getByRole('main').getByRole('link', { name: 'Back to Home' });
      await expect(ways).toHaveCount(2);
      const [above, below] = await ways.all();
      const placeOf = async (part: Locator | undefined) => (await part?.boundingBox())?.y ?? NaN;
      expect(await placeOf(above)).toBeLessThan(
        await placeOf(page.getByRole('heading', { level: 1 })),
      );
      expect(await placeOf(below)).toBeGreaterThan(await placeOf(sectionHeadings(page).last()));

      await above?.click();
      await expect(page).toHaveURL('/');
      await page.goBack();
      await below?.click();
      await expect(page).toHaveURL('/');
    });

    test('has contents that lead to each heading, below the header', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
      await expect(contents).toHaveText(headings);
      for (const heading of headings) {
        const target = sectionHeadings(page).filter({ hasText: heading });
        await contents.filter({ hasText: heading }).click();
        await expect(page).toHaveURL(`${path}#${await target.getAttribute('id')}`);
        await expect(target).toBeInViewport({ ratio: 1 });
        await expect.poll(() => isUncovered(target), heading).toBe(true);
      }
    });
  });
}

test('the terms lead to the prices and the privacy policy', async ({ page }) => {
  await page.goto('/terms');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  await expect(main.getByRole('link', { name: 'pricing section' })).toHaveAttribute(
    'href',
    '/#pricing',
  );
});
