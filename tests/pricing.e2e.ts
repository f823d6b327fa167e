import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const plans = [
  {
    id: 'starter',
    name: 'Starter',
    monthly: '$4,580',
    yearly: '$3,664',
    features: [
      '12 qualified leads/month',
      'Basic lead scoring',
      'Email and LinkedIn outreach',
      '2x weekly reports',
    ],
    action: 'Start Growing',
  },
  {
    id: 'growth',
    name: 'Growth',
    monthly: '$8,575',
    yearly: '$6,860',
    features: [
      '30 qualified leads/month',
      'Advanced AI lead scoring',
      'Multi-channel campaigns',
      'Custom qualification criteria',
      'Real-time pipeline analytics',
      '2x weekly reports',
    ],
    action: 'Accelerate Growth',
  },
  {
    id: 'scale',
    name: 'Scale',
    monthly: 'Custom',
    yearly: 'Custom',
    features: [
      'Custom leads',
      'Custom AI models',
      'Dedicated account team',
      'White-label',
      'API access',
      'Custom reporting dashboard',
    ],
    action: 'Custom Pricing',
  },
] as const;

const period = (page: Page) => page.getByRole('group', { name: 'Billing period' });
const radio = (page: Page, name: 'Monthly' | 'Yearly') => period(page).getByRole('radio', { name });
const cardOf = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

const dollars = (price: string) => Number(price.replace(/[$,]/g, ''));

/** What a plan says it saves: the share of the monthly price, in whole percent. */
const savingOf = ({ monthly, yearly }: (typeof plans)[number]) =>
  `Saves ${Math.round((1 - dollars(yearly) / dollars(monthly)) * 100)}%`;

async function expectMonthly(page: Page) {
  await expect(radio(page, 'Monthly')).toBeChecked();
  for (const { name, monthly } of plans) {
    const card = cardOf(page, name);
    const prices = card.getByText(/^(\$[\d,.]+|Custom)$/).filter({ visible: true });
    await expect(prices, name).toHaveText([monthly]);
    await expect(card.getByText('Billed annually')).toBeHidden();
    await expect(card.getByText(/^Saves /)).toBeHidden();
  }
}

async function expectYearly(page: Page) {
  await expect(radio(page, 'Yearly')).toBeChecked();
  for (const plan of plans) {
    const { name, yearly } = plan;
    const card = cardOf(page, name);
    const priced = yearly !== 'Custom';
    const prices = card.getByText(/^(\$[\d,.]+|Custom)$/).filter({ visible: true });
    await expect(prices, name).toHaveText([yearly]);
    await expect(card.getByText('Billed annually', { exact: true })).toBeVisible({
      visible: priced,
    });
    const saving = card.getByText(/^Saves /).filter({ visible: true });
    await expect(saving, name).toHaveText(priced ? [savingOf(plan)] : []);
    await expect(card.getByText('Billed monthly')).toBeHidden();
  }
}

test.beforeEach(({ page }) => page.goto('/#pricing'));

test('prices are monthly until the visitor chooses otherwise', async ({ page }) => {
  await expectMonthly(page);
});

test('a click on Yearly shows the yearly prices with their saving, a click on Monthly goes back', async ({
  page,
}) => {
  await period(page).getByText('Yearly').click();
  await expectYearly(page);
  await period(page).getByText('Monthly').click();
  await expectMonthly(page);
});

test('the arrow keys change the billing period', async ({ page }) => {
  await radio(page, 'Monthly').focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'Yearly')).toBeFocused();
  await expectYearly(page);
  await page.keyboard.press('ArrowLeft');
  await expect(radio(page, 'Monthly')).toBeFocused();
  await expectMonthly(page);
});

test('the saving stands beside Yearly in both periods', async ({ page }) => {
  const badge = period(page).getByText('Save 20%', { exact: true });
  await expect(badge).toBeVisible();
  await period(page).getByText('Yearly').click();
  await expect(badge).toBeVisible();
  await expect(radio(page, 'Yearly')).toHaveAccessibleName('Yearly Save 20%');
});

test('a price says that it is per month in both periods, a price by agreement does not', async ({
  page,
}) => {
  for (const choice of ['Monthly', 'Yearly']) {
    await period(page).getByText(choice).click();
    for (const { name, monthly } of plans) {
      const unit = cardOf(page, name).getByText('per month').filter({ visible: true });
      await expect(unit, `${name}, ${choice}`).toHaveCount(monthly === 'Custom' ? 0 : 1);
    }
  }
});

test('three plans stand in order, and only Growth is the most popular', async ({ page }) => {
  const section = page.getByRole('region', { name: 'A price for each stage of growth' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(
    plans.map((plan) => plan.name),
  );
  await expect(page.getByText('Most popular')).toHaveCount(1);
  await expect(cardOf(page, 'Growth').getByText('Most popular')).toBeVisible();
});

for (const { id, name, features, action } of plans) {
  test(`${name} lists what it includes and leads to the scheduling page`, async ({ page }) => {
    const list = page.getByRole('list', { name: `What ${name} includes` });
    await expect(list.getByRole('listitem')).toHaveText([...features]);

    const link = cardOf(page, name).getByRole('link');
    await expect(link).toHaveText(action);
    await expect(link).toHaveAttribute(
      'href',
      `https://calendar.closewell.example/discovery-call?utm_source=website&utm_medium=cta&utm_content=plan-${id}`,
    );
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the billing period changes all the same', async ({ page }) => {
    await expectMonthly(page);
    await period(page).getByText('Yearly').click();
    await expectYearly(page);
  });
});
