import type { Page } from '@playwright/test';
import type { Project } from '../src/schema/records.ts';
import { projectCount, projects } from './support/records.ts';
import { expect, test } from './support/test.ts';

const industries = [
  'B2B SaaS',
  'E-commerce',
  'Professional Services',
  'Fintech',
  'Healthcare',
  'Manufacturing',
  'Real Estate',
];
const types = [
  'Lead Generation',
  'Sales Automation',
  'Pipeline Optimization',
  'Revenue Growth',
  'Customer Acquisition',
];

const empty = 'No projects match your current filters.';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const industry = (page: Page) => page.getByRole('combobox', { name: 'Industry' });
const type = (page: Page) => page.getByRole('combobox', { name: 'Service type' });
const clear = (page: Page) => page.getByRole('button', { name: 'Clear Filters' });
const count = (page: Page) => page.getByRole('status').first();
const titles = (page: Page) =>
  page.getByRole('list', { name: 'Projects' }).getByRole('heading', { level: 2 });

/** The projects that a test expects, in their own order. */
const titlesOf = (wanted: (project: Project) => boolean) =>
  projects.filter(wanted).map((project) => project.title);

async function expectShown(page: Page, expected: string[]) {
  await expect(count(page)).toHaveText(`${expected.length} of ${projectCount} projects`);
  await expect(titles(page)).toHaveText(expected);
}

async function expectFilters(
  page: Page,
  filters: [search: string, industry: string, type: string],
) {
  await expect(search(page)).toHaveValue(filters[0]);
  await expect(industry(page)).toHaveValue(filters[1]);
  await expect(type(page)).toHaveValue(filters[2]);
}

const all = () => true;

/** A choice counts as a step of the history as soon as the filters have started. */
async function openStarted(page: Page) {
  await page.goto('/portfolio');
  await search(page).fill('foundry');
  await expect(count(page)).toHaveText(`1 of ${projectCount} projects`);
  await search(page).fill('');
  await expectShown(page, titlesOf(all));
}

test('all projects stand in the page before anything is chosen', async ({ page }) => {
  await page.goto('/portfolio');
  await expectShown(page, titlesOf(all));
  await expectFilters(page, ['', 'All', 'All']);
  await expect(page.getByPlaceholder('Search projects...', { exact: true })).toBeVisible();
  await expect(clear(page)).toBeHidden();
});

test('the dropdowns offer all values in order, each with the projects it would leave', async ({
  page,
}) => {
  await page.goto('/portfolio');
  const counted = (values: string[], key: 'industry' | 'type') =>
    values.map((value) => `${value} (${titlesOf((project) => project[key] === value).length})`);
  await expect(industry(page).getByRole('option')).toHaveText([
    `All industries (${projectCount})`,
    ...counted(industries, 'industry'),
  ]);
  await expect(type(page).getByRole('option')).toHaveText([
    `All types (${projectCount})`,
    ...counted(types, 'type'),
  ]);
  await expect(industry(page).getByRole('option', { name: 'Fintech (2)' })).toHaveCount(1);
});

test('the counts of one dropdown follow the other filters', async ({ page }) => {
  await page.goto('/portfolio');
  await industry(page).selectOption('Fintech');
  await expect(type(page).getByRole('option')).toHaveText([
    'All types (2)',
    'Lead Generation (0)',
    'Sales Automation (0)',
    'Pipeline Optimization (0)',
    'Revenue Growth (1)',
    'Customer Acquisition (1)',
  ]);
  await expect(industry(page).getByRole('option').first()).toHaveText(
    `All industries (${projectCount})`,
  );

  await search(page).fill('vaultbriar');
  await expect(type(page).getByRole('option', { name: /\([1-9]/ })).toHaveText([
    'All types (1)',
    'Customer Acquisition (1)',
  ]);
  await expect(industry(page).getByRole('option', { name: /\([1-9]/ })).toHaveText([
    'All industries (1)',
    'Fintech (1)',
  ]);
});

test('an industry narrows the list to its projects', async ({ page }) => {
  await page.goto('/portfolio');
  for (const value of industries) {
    await industry(page).selectOption(value);
    await expectShown(
      page,
      titlesOf((project) => project.industry === value),
    );
  }
  await industry(page).selectOption('All');
  await expectShown(page, titlesOf(all));
});

test('a service type narrows the list to its projects', async ({ page }) => {
  await page.goto('/portfolio');
  for (const value of types) {
    await type(page).selectOption(value);
    await expectShown(
      page,
      titlesOf((project) => project.type === value),
    );
  }
});

test('industry, type and search hold together', async ({ page }) => {
  await page.goto('/portfolio');
  await industry(page).selectOption('B2B SaaS');
  await type(page).selectOption('Sales Automation');
  await expectShown(page, ['Trial sign-ups hear back in 6 minutes, not 9 hours']);
  await search(page).fill('backup');
  await expectShown(page, ['Trial sign-ups hear back in 6 minutes, not 9 hours']);
  await search(page).fill('foundry');
  await expectShown(page, []);
});

const foundry = '38 quote requests for a foundry with no sales team';
const treasury = 'Each new client costs $1,100 to win, down from $1,900';
const importers = 'Dormant CRM records turn into $310k a year';
const ads = '$3.40 back on each ad dollar, up from $1.60';

const searches: [string, string, string[]][] = [
  ['a word of the title', 'foundry', [foundry]],
  ['the company', 'Vaultbriar', [treasury]],
  ['words of the description', 'freight firms', [treasury]],
  ['a tag', 'Data cleanup', [importers]],
  ['other capitals', 'vAULTBRIAR', [treasury]],
  ['spaces around it', '   vaultbriar  ', [treasury]],
  ['part of a word', 'aultbria', [treasury]],
  ['letters with accents', 'CAFÉS', ['58 cafés and small hotels now order wholesale']],
  ['a dollar and a dot as they are', '$3.40', [ads]],
  ['parentheses as they are', '(return on ad spend)', [ads]],
  ['a pattern as plain text', '.*', []],
  ['an unfinished pattern as plain text', '[a-', []],
  ['a backslash as plain text', '\\w', []],
  ['markup as plain text', '<b>CRM</b>', []],
  ['an industry, which is not searched', 'Fintech', []],
  ['the name of an inner property', '__proto__', []],
];

test('the search finds plain text in title, company, description and tags', async ({ page }) => {
  await page.goto('/portfolio');
  for (const [what, text, expected] of searches) {
    await test.step(`${what}: ${text}`, async () => {
      await search(page).fill(text);
      await expectShown(page, expected);
    });
  }
  await search(page).fill('   ');
  await expectShown(page, titlesOf(all));
});

test('the list follows at every key', async ({ page }) => {
  await page.goto('/portfolio');
  await search(page).focus();
  for (const [key, shown] of [
    ['x', 5],
    ['x', 0],
    ['Backspace', 5],
    ['Backspace', projectCount],
  ] as const) {
    await page.keyboard.press(key);
    await expect(count(page)).toHaveText(`${shown} of ${projectCount} projects`);
  }
});

test('where nothing matches the page says so, and Clear Filters resets all three', async ({
  page,
}) => {
  await page.goto('/portfolio?utm_source=mail');
  await industry(page).selectOption('Healthcare');
  await type(page).selectOption('Lead Generation');
  await search(page).fill('no such project');
  await expect(page.getByText(empty, { exact: true })).toBeVisible();
  await expect(count(page)).toHaveText(`0 of ${projectCount} projects`);
  await expect(page.getByRole('list', { name: 'Projects' })).toBeHidden();
  await expect(page).toHaveURL(
    '/portfolio?utm_source=mail&industry=Healthcare&type=Lead+Generation&q=no+such+project',
  );

  await clear(page).click();
  await expect(page.getByText(empty)).toBeHidden();
  await expectShown(page, titlesOf(all));
  await expectFilters(page, ['', 'All', 'All']);
  await expect(page).toHaveURL('/portfolio?utm_source=mail');
  await expect(search(page)).toBeFocused();
});

test('Clear Filters is at hand while some projects match, and gone with the last filter', async ({
  page,
}) => {
  await page.goto('/portfolio');
  await industry(page).selectOption('Fintech');
  await clear(page).click();
  await expectShown(page, titlesOf(all));
  await expect(clear(page)).toBeHidden();
});

test('the address holds the filters, and a reload keeps them', async ({ page }) => {
  await page.goto('/portfolio');
  await industry(page).selectOption('Fintech');
  await expect(page).toHaveURL('/portfolio?industry=Fintech');
  await type(page).selectOption('Revenue Growth');
  await expect(page).toHaveURL('/portfolio?industry=Fintech&type=Revenue+Growth');
  await search(page).fill(' crm ');
  await expect(page).toHaveURL('/portfolio?industry=Fintech&type=Revenue+Growth&q=crm');

  await page.reload();
  await expectFilters(page, ['crm', 'Fintech', 'Revenue Growth']);
  await expectShown(page, [importers]);
});

test('a shared address shows the same projects', async ({ page }) => {
  await page.goto('/portfolio?industry=Fintech&type=Revenue+Growth&q=crm');
  await expectFilters(page, ['crm', 'Fintech', 'Revenue Growth']);
  await expectShown(page, [importers]);
  await expect(page).toHaveURL('/portfolio?industry=Fintech&type=Revenue+Growth&q=crm');
});

test('characters with a meaning in addresses survive the way through one', async ({ page }) => {
  await page.goto('/portfolio');
  await search(page).fill('50% & more = #1 + ü');
  await expect(page).toHaveURL(/q=/);
  await page.reload();
  await expect(search(page)).toHaveValue('50% & more = #1 + ü');
});

test('back undoes the choices one by one, and forward makes them again', async ({ page }) => {
  await openStarted(page);
  await industry(page).selectOption('Manufacturing');
  await type(page).selectOption('Lead Generation');
  await search(page).fill('aluminum');
  await expect(page).toHaveURL('/portfolio?industry=Manufacturing&type=Lead+Generation&q=aluminum');
  await clear(page).click();
  await expectShown(page, titlesOf(all));

  await page.goBack();
  await expectFilters(page, ['aluminum', 'Manufacturing', 'Lead Generation']);
  await expectShown(page, [foundry]);
  await page.goBack();
  await expectFilters(page, ['', 'Manufacturing', 'All']);
  await expect(count(page)).toHaveText(`3 of ${projectCount} projects`);
  await page.goBack();
  await expectFilters(page, ['', 'All', 'All']);
  await expectShown(page, titlesOf(all));

  await page.goForward();
  await expectFilters(page, ['', 'Manufacturing', 'All']);
  await page.goForward();
  await expectFilters(page, ['aluminum', 'Manufacturing', 'Lead Generation']);
  await page.goForward();
  await expectFilters(page, ['', 'All', 'All']);
  await expect(page).toHaveURL('/portfolio');
});

test('a choice made right after typing keeps what was typed in its place of the history', async ({
  page,
}) => {
  await openStarted(page);
  await search(page).fill('aluminum');
  await industry(page).selectOption('Manufacturing');
  await expect(page).toHaveURL('/portfolio?q=aluminum&industry=Manufacturing');
  await page.goBack();
  await expectFilters(page, ['aluminum', 'All', 'All']);
});

test('back from another page finds the filters as they were left', async ({ page }) => {
  await page.goto('/portfolio');
  await industry(page).selectOption('Fintech');
  await expectShown(page, [importers, treasury]);
  await page.goto('/terms');
  await page.goBack();
  await expectFilters(page, ['', 'Fintech', 'All']);
  await expectShown(page, [importers, treasury]);
});

const unknown: [string, string][] = [
  ['names that do not exist', 'industry=Space&type=Magic'],
  ['inner property names', 'industry=__proto__&type=constructor'],
  ['other capitals', 'industry=fintech&type=revenue+growth'],
  ['broken escapes', 'industry=%E0%A4%A&type=%FF'],
  ['5,000 characters', `industry=${'x'.repeat(5000)}&type=${'%F0%9F%98%80'.repeat(400)}`],
  ['empty values', 'industry=&type=&q='],
  ['spaces alone', 'q=+++'],
];

for (const [what, query] of unknown) {
  test(`${what} in the address count as no filter`, async ({ page }) => {
    await page.goto(`/portfolio?${query}`);
    await industry(page).scrollIntoViewIfNeeded();
    await expect(industry(page)).toHaveValue('All');
    await expect(type(page)).toHaveValue('All');
    await expectShown(page, titlesOf(all));
    // The address is put right as soon as the filters work.
    await expect(page).toHaveURL('/portfolio');
  });
}

test('a search of 5,000 characters or with a broken escape finds nothing and does no harm', async ({
  page,
}) => {
  for (const text of ['x'.repeat(5000), '%E0%A4%A']) {
    await page.goto(`/portfolio?q=${text}`);
    await expect(page.getByText(empty)).toBeVisible();
    await expect(count(page)).toHaveText(`0 of ${projectCount} projects`);
    await clear(page).click();
    await expectShown(page, titlesOf(all));
    await expect(page).toHaveURL('/portfolio');
  }
});

test('each card tells the whole project and leads to the scheduling page', async ({ page }) => {
  await page.goto('/portfolio');
  for (const project of projects) {
    await test.step(project.title, async () => {
      const card = page.getByRole('article').filter({
        has: page.getByRole('heading', { name: project.title, exact: true }),
      });
      for (const text of [
        project.industry,
        project.type,
        project.company,
        project.description.trim(),
        `Duration: ${project.duration}`,
      ]) {
        await expect(card.getByText(text, { exact: true })).toBeVisible();
      }
      const { primary, secondary, tertiary } = project.results;
      await expect(card.getByRole('list', { name: 'Results' }).getByRole('listitem')).toHaveText([
        `Primary: ${primary}`,
        `Secondary: ${secondary}`,
        `Tertiary: ${tertiary}`,
      ]);
      await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(
        project.tags,
      );
      const discuss = card.getByRole('link');
      await expect(discuss).toHaveText('Discuss');
      await expect(discuss).toHaveAttribute(
        'href',
        `https://calendar.closewell.example/discovery-call?utm_source=website&utm_medium=cta&utm_content=portfolio-${project.id}`,
      );
    });
  }
});

test('the picture of each card is there once the visitor reaches it', async ({ page }) => {
  await page.goto('/portfolio');
  for (const { image } of projects) {
    const picture = page.getByRole('img', { name: image.alt, exact: true });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate((element) => {
          const { complete, naturalWidth } = element as HTMLImageElement;
          return complete && naturalWidth;
        }),
      )
      .toBeGreaterThan(0);
  }
});

test('the page ends with a call to book a strategy call', async ({ page }) => {
  await page.goto('/portfolio');
  const call = page.getByRole('region', { name: 'Ready to be our next success story?' });
  await expect(call.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(call.getByRole('link', { name: 'Book Strategy Call', exact: true })).toHaveAttribute(
    'href',
    'https://calendar.closewell.example/discovery-call?utm_source=website&utm_medium=cta&utm_content=portfolio-closing',
  );
});

test('the count is announced once when typing pauses, not at every letter', async ({ page }) => {
  await page.clock.install();
  await page.goto('/portfolio');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const announced = page.getByRole('status').last();
  const search = page.getByRole('searchbox', { name: 'Search' });
  for (const text of ['f', 'fo', 'fou', 'foundry']) {
    await search.fill(text);
    await page.clock.runFor(900);
    await expect(announced).toBeEmpty();
  }
  await expect(count(page)).toHaveText(`1 of ${projectCount} projects`);
  await expect(count(page)).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(200);
  await expect(announced).toHaveText(`1 of ${projectCount} projects`);

  await search.fill('foundry nowhere');
  await page.clock.runFor(1100);
  await expect(announced).toHaveText('No projects match your current filters.');
});
