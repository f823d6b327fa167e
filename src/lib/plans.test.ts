import { describe, expect, it } from 'vitest';
import { comparePlans, yearlySum } from './plans';

it('yearlySum is twelve months at the yearly price', () => {
  expect(yearlySum({ yearlyPrice: 300 })).toBe(3600);
});

describe('comparePlans', () => {
  const small = {
    features: [
      { text: '12 leads', row: 'Leads' },
      { text: 'SSO', row: 'Also' },
    ],
  };
  const large = {
    features: [
      { text: 'Custom leads', row: 'Leads' },
      { text: 'Phone', row: 'Channels' },
      { text: 'API access', row: 'Also' },
      { text: 'White-label', row: 'Also' },
      { text: 'A feature without a row' },
    ],
  };

  it('sets each feature into its row, in the order of the plan with the most rows', () => {
    expect(comparePlans([small, large])).toEqual([
      { label: 'Leads', cells: [['12 leads'], ['Custom leads']] },
      { label: 'Channels', cells: [[], ['Phone']] },
      { label: 'Also', cells: [['SSO'], ['API access', 'White-label']] },
    ]);
  });

  it('has no rows where no feature names one', () => {
    expect(comparePlans([{ features: [{ text: '12 leads' }] }])).toEqual([]);
  });
});
